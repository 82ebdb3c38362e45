import { createContext, useContext, type ReactNode } from 'react';

export interface RowHandleProps {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

const RowHandleContext = createContext<(props: RowHandleProps) => ReactNode>(() => null);

export const RowHandleProvider = RowHandleContext.Provider;

/** Draws what a row is dragged by; nothing where rows cannot be dragged. */
export const useRowHandle = () => useContext(RowHandleContext);
