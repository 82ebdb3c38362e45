import { useTranslate } from 'react-admin';
import type { CompiledResource } from '../../../schema/types/compiled';
import { FilterSlot } from '../filters/FilterSlot';
import { TextFilter } from '../filters/TextFilter';
import { useListFilters } from '../filterValues/useListFilters';
import { inPart } from '../../../loading/inPart';

const FilterChips = inPart(() => import('../filters/FilterChips').then(({ FilterChips }) => FilterChips), {
  waiting: () => <div className="chips" />,
});

/** The filters in one row: the text filter at once, the others once they are pressed; below, what is active. */
export function ListToolbar({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const filters = useListFilters(resource);
  const { text } = resource.list ?? {};
  if (!text && filters.offered.length === 0 && filters.active.length === 0) return null;
  return (
    <div role="search" aria-label={translate('list.filters.row')} className="list-filters">
      {text && <TextFilter resource={resource} filters={filters} waits={text === 'server'} />}
      {filters.offered.map((filter) => (
        <FilterSlot key={filter.name} resource={resource} filter={filter} filters={filters} />
      ))}
      {filters.active.length > 0 && <FilterChips resource={resource} filters={filters} />}
    </div>
  );
}
