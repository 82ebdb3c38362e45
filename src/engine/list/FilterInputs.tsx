import type { CompiledResource } from '../../schema/compiled';
import { FilterSlot } from './FilterSlot';
import type { ListFilters } from './useListFilters';

interface FilterInputsProps {
  resource: CompiledResource;
  filters: ListFilters;
}

/** The filters other than text. */
export function FilterInputs({ resource, filters }: FilterInputsProps) {
  return filters.offered.map((filter) => (
    <FilterSlot key={filter.name} resource={resource} filter={filter} filters={filters} />
  ));
}
