import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
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
    <Box
      role="group"
      aria-label={translate('list.filters.active')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flexBasis: '100%' }}
    >
      {filters.active.map((name) => (
        <FilterChip
          key={name}
          resource={resource}
          name={name}
          value={filters.values[name]}
          onRemove={() => filters.set(name, undefined)}
        />
      ))}
      <Button size="small" onClick={filters.clear}>
        {translate('list.filters.clear')}
      </Button>
    </Box>
  );
}
