import { useTranslate } from 'react-admin';
import { CrossMark } from '../../../fields/elements/marks';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useFilterText } from '../filterValues/useFilterText';

export interface FilterChipProps {
  resource: CompiledResource;
  name: string;
  value: unknown;
  onRemove: () => void;
}

/** One active filter; a press takes it back. */
export function FilterChip({ resource, name, value, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const text = useFilterText(resource, name, value);
  return (
    <button
      type="button"
      className="chip"
      aria-label={translate('list.filters.remove', { filter: text })}
      onClick={onRemove}
    >
      <CrossMark />
      {text}
    </button>
  );
}
