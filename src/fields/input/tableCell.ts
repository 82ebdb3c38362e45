import { createContext, useContext } from 'react';

const TableCellContext = createContext(false);

/** Tells the inputs below that they stand in a table whose headings name them. */
export const TableCellProvider = TableCellContext.Provider;

export const useIsTableCell = () => useContext(TableCellContext);
