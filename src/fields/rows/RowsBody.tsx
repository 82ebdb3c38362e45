import type { ReactNode } from 'react';

export interface RowsBodyProps {
  label: string;
  head: ReactNode;
  /** One stable key for each row. */
  keys: readonly string[];
  row: (key: string, index: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  /** Tells assistive software what happens. */
  announce: (text: string) => void;
}

/** The rows as they stand. */
export const RowsBody = ({ label, head, keys, row }: RowsBodyProps) => (
  <table aria-label={label} className="plain-table stacking rows-table">
    {head}
    <tbody>{keys.map(row)}</tbody>
  </table>
);
