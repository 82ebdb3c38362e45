import { Suspense } from 'react';
import type { FieldCellProps } from './kit';
import { fieldTypes } from './registry';
import { TextCell } from './text/TextCell';

interface CellProps extends FieldCellProps {
  /** Another type to draw the value with: a column's `as`. */
  as?: string | undefined;
}

/** Draws a value by its field's type; as text where nobody knows the type. */
export function Cell({ as, ...props }: CellProps) {
  const Known = fieldTypes.get(as ?? props.field.type)?.Cell ?? TextCell;
  return (
    <Suspense fallback={null}>
      <Known {...props} />
    </Suspense>
  );
}
