import { useTranslate } from 'react-admin';
import { PlainButton } from '../../../fields/elements/PlainButton';
import type { CompiledResource } from '../../../schema/types/compiled';
import { FilterChip } from './FilterChip';
import type { ListFilters } from '../filterValues/useListFilters';

export interface FilterChipsProps {
  resource: CompiledResource;
  filters: ListFilters;
}

/** The filters that are active, each to be taken back alone or all at once. */
export function FilterChips({ resource, filters }: FilterChipsProps) {
  const translate = useTranslate();
  return (
    <div role="group" aria-label={translate('list.filters.active')} className="chips">
      {filters.active.map((name) => (
        <FilterChip
          key={name}
          resource={resource}
          name={name}
          value={filters.values[name]}
          onRemove={() => filters.set(name, undefined)}
        />
      ))}
      <PlainButton onClick={filters.clear}>{translate('list.filters.clear')}</PlainButton>
    </div>
  );
}
