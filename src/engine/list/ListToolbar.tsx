import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { CompiledResource } from '../../schema/compiled';
import { FilterSlot } from './FilterSlot';
import { TextFilter } from './TextFilter';
import { useListFilters } from './useListFilters';

const FilterChips = lazy(() => import('./FilterChips').then((module) => ({ default: module.FilterChips })));

/** The filters in one row: the text filter at once, the others once they are pressed; below, what is active. */
export function ListToolbar({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const filters = useListFilters(resource);
  const { text } = resource.list ?? {};
  if (!text && filters.offered.length === 0 && filters.active.length === 0) return null;
  return (
    <Box
      role="search"
      aria-label={translate('list.filters.row')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 1 }}
    >
      {text && <TextFilter resource={resource} filters={filters} waits={text === 'server'} />}
      {filters.offered.map((filter) => (
        <FilterSlot key={filter.name} resource={resource} filter={filter} filters={filters} />
      ))}
      {filters.active.length > 0 && (
        <Suspense fallback={null}>
          <FilterChips resource={resource} filters={filters} />
        </Suspense>
      )}
    </Box>
  );
}
