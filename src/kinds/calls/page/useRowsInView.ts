import { useState, type UIEvent } from 'react';

interface RowsInView {
  count: number;
  /** Of each row, in px. */
  rowHeight: number;
  /** The most that is in view, in px. */
  viewHeight: number;
  /** Rows that are drawn beyond what is in view, above and below. */
  spare: number;
}

/**
 * Which of many rows of one height are to be drawn. A library that measures rows took half as long again to the first of them.
 * @returns their numbers from 0, the height of all rows in px, and what has to hear of the scrolling
 */
export function useRowsInView({ count, rowHeight, viewHeight, spare }: RowsInView) {
  const [top, setTop] = useState(0);
  const height = count * rowHeight;
  const first = Math.max(0, Math.floor(Math.min(top, height - viewHeight) / rowHeight) - spare);
  const drawn = Math.min(count - first, Math.ceil(viewHeight / rowHeight) + 2 * spare);
  const rows = Array.from({ length: drawn }, (_, index) => first + index);
  return { rows, height, onScroll: ({ currentTarget }: UIEvent) => setTop(currentTarget.scrollTop) };
}
