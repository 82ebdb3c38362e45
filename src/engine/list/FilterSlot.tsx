import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useResourceTexts } from '../../actions/texts';
import type { CompiledFilter, CompiledResource } from '../../schema/compiled';
import { FilterField } from '../form/FilterField';
import { usePreset } from './presetContext';
import { useDelayedFilter, waitsForPause } from './useDelayedFilter';
import type { ListFilters } from './useListFilters';

export interface FilterSlotProps {
  resource: CompiledResource;
  filter: CompiledFilter;
  filters: ListFilters;
}

/** A filter that is labelled as one and is never required of the operator. */
const asFilter = ({ name, field }: CompiledFilter) => ({ ...field, name, required: false, visible: undefined });

/** The input of one filter. */
export function FilterSlot({ resource, filter, filters }: FilterSlotProps) {
  const texts = useResourceTexts(resource.name);
  const preset = usePreset();
  const field = useMemo(() => asFilter(filter), [filter]);
  const change = useDelayedFilter(filters, filter.name, waitsForPause(filter));
  return (
    <Box sx={{ minWidth: 220 }}>
      <FilterField
        resource={resource}
        field={field}
        label={texts.filter(filter.name)}
        value={filters.values[filter.name] ?? preset.values[filter.name]}
        onChange={change}
      />
    </Box>
  );
}
