import { useTranslate } from 'react-admin';
import { forwardRef, type KeyboardEvent, type Ref } from 'react';
import { GripMark } from '../../elements/marks';
import type { RowHandleProps } from '../rowHandle';
import { sortableHandle } from './sortable';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** No button: a drag that begins on one is refused by the library. */
export const RowHandle = sortableHandle(
  forwardRef(function Handle({ index, count, onMove }: RowHandleProps, ref: Ref<HTMLElement>) {
    const translate = useTranslate();
    const move = (event: KeyboardEvent) => {
      const to = steps[event.key]?.(index, count - 1);
      if (to === undefined) return;
      event.preventDefault();
      if (to !== index && to >= 0 && to < count) onMove(index, to);
    };
    return (
      <span
        ref={ref}
        role="button"
        tabIndex={0}
        className="button icon row-handle"
        aria-label={translate('fields.rows.handle', { number: index + 1, total: count })}
        onKeyDown={move}
      >
        <GripMark size={1.4} />
      </span>
    );
  }),
);
