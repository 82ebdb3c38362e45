import { useId } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useAnyText } from '../filterValues/useAnyText';
import { useFilterValueText } from '../filterValues/useFilterText';
import { isEmptyFilter } from '../filterValues/filterValues';

interface ClosedFilterProps {
  resource: CompiledResource;
  name: string;
  label: string;
  value: unknown;
  /** Its input is on the way. */
  isBusy?: boolean;
  onOpen?: () => void;
}

/** Stands in the place of a filter's input, which is loaded when this is pressed, and shows what is chosen. */
export function ClosedFilter({ resource, name, label, value, isBusy, onOpen }: ClosedFilterProps) {
  const id = useId();
  const any = useAnyText(resource.name, name);
  const text = useFilterValueText(resource, name, value);
  return (
    <>
      <span id={`${id}-label`} className="control-label">
        {label}
      </span>
      <button
        id={id}
        type="button"
        className="control press"
        aria-haspopup="true"
        aria-expanded="false"
        aria-busy={isBusy}
        aria-labelledby={`${id}-label ${id}`}
        onClick={onOpen}
      >
        {isEmptyFilter(value) ? any : text}
      </button>
    </>
  );
}
