/* In: the rows of a table whose order means something. Out: the same rows, each to be dragged by a handle or moved by keys. */
import { useForkRef } from '@mui/material/utils';
import { useTranslate } from 'react-admin';
import { forwardRef, useRef, type ReactNode, type Ref } from 'react';
import type { SortEnd, SortOver, SortStart } from 'react-sortable-hoc';
import { RowHandleProvider, type RowHandleProps } from '../rowHandle';
import type { RowsBodyProps } from '../RowsBody';
import { RowHandle } from './RowHandle';
import { sortableContainer, sortableElement } from './sortable';

interface Held {
  children: ReactNode;
}

interface TableProps extends Held {
  label: string;
  /** Told of the table's element. */
  tell: Ref<HTMLElement>;
}

/* A row of the form may have two lines: both go along. */
const Row = sortableElement(
  forwardRef(function Row({ children }: Held, ref: Ref<HTMLElement>) {
    return <tbody ref={ref as Ref<HTMLTableSectionElement>}>{children}</tbody>;
  }),
);

const Table = sortableContainer(
  forwardRef(function Table({ label, tell, children }: TableProps, ref: Ref<HTMLElement>) {
    const both = useForkRef(ref, tell) as Ref<HTMLTableElement>;
    return (
      <table ref={both} aria-label={label} className="plain-table stacking rows-table">
        {children}
      </table>
    );
  }),
);

/** What is dragged is a copy outside of the flow: it keeps the widths of its cells, and begins where the row is. */
function fitHelper({ node, helper }: Pick<SortStart, 'node' | 'helper'>) {
  const cells = helper.querySelectorAll<HTMLElement>('td');
  node.querySelectorAll('td').forEach((cell, index) => {
    const copy = cells[index];
    if (copy) copy.style.width = `${cell.getBoundingClientRect().width}px`;
  });
  const [wanted, is] = [node.getBoundingClientRect(), helper.getBoundingClientRect()];
  helper.style.left = `${parseFloat(helper.style.left) + wanted.left - is.left}px`;
  helper.style.top = `${parseFloat(helper.style.top) + wanted.top - is.top}px`;
}

const handle = (props: RowHandleProps) => <RowHandle {...props} />;

/** The rows with a handle each, by which they are dragged with pointer or finger, or moved by keys; what happens is announced. */
export function SortedTable({ label, head, keys, row, onMove, announce }: RowsBodyProps) {
  const translate = useTranslate();
  const table = useRef<HTMLElement>(null);
  const total = keys.length;
  const tell = (key: string, index: number) => announce(translate(key, { number: index + 1, total }));
  return (
    <Table
      label={label}
      tell={table}
      lockAxis="y"
      useDragHandle
      useWindowAsScrollContainer
      helperClass="row-dragged"
      helperContainer={() => table.current ?? document.body}
      onSortStart={(start: SortStart) => {
        fitHelper(start);
        tell('fields.rows.lifted', start.index);
      }}
      onSortOver={({ newIndex }: SortOver) => tell('fields.rows.over', newIndex)}
      onSortEnd={({ oldIndex, newIndex }: SortEnd) => {
        if (oldIndex === newIndex) tell('fields.rows.stays', oldIndex);
        else onMove(oldIndex, newIndex);
      }}
    >
      {head}
      <RowHandleProvider value={handle}>
        {keys.map((key, index) => (
          <Row key={key} index={index}>
            {row(key, index)}
          </Row>
        ))}
      </RowHandleProvider>
    </Table>
  );
}
