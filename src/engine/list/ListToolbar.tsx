import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { CompiledResource } from '../../schema/compiled';
import { TextFilter } from './TextFilter';
import { useListFilters } from './useListFilters';

const FilterInputs = lazy(() => import('./FilterInputs').then((module) => ({ default: module.FilterInputs })));
const FilterChips = lazy(() => import('./FilterChips').then((module) => ({ default: module.FilterChips })));

/** The filters in one row: the text filter at once, the others when their inputs have arrived; below, what is active. */
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
      {filters.offered.length > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" width={220} height={40} />}>
          <FilterInputs resource={resource} filters={filters} />
        </Suspense>
      )}
      {filters.active.length > 0 && (
        <Suspense fallback={null}>
          <FilterChips resource={resource} filters={filters} />
        </Suspense>
      )}
    </Box>
  );
}
