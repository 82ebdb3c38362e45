import { createContext, useContext, type ReactNode } from 'react';

const NotFoundContext = createContext<ReactNode>(null);

export const NotFoundProvider = NotFoundContext.Provider;

/** What stands in the place of a page that does not exist. */
export const useNotFound = (): ReactNode => useContext(NotFoundContext);
