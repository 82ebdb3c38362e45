import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useResourceTexts } from '../../actions/texts';
import type { CompiledFilter, CompiledResource } from '../../schema/compiled';
import { ClosedFilter } from './ClosedFilter';
import { usePreset } from './presetContext';
import { useDelayedFilter, waitsForPause } from './useDelayedFilter';
import type { ListFilters } from './useListFilters';

export interface FilterSlotProps {
  resource: CompiledResource;
  filter: CompiledFilter;
  filters: ListFilters;
}

const loadField = () => import('../form/FilterField');
const FilterField = lazy(() => loadField().then((module) => ({ default: module.FilterField })));

/** A filter that is labelled as one and is never required of the operator. */
const asFilter = ({ name, field }: CompiledFilter) => ({ ...field, name, required: false, visible: undefined });

/** One filter: what is chosen, and the input of its field's type once it has been pressed. */
export function FilterSlot({ resource, filter, filters }: FilterSlotProps) {
  const [isOpen, setOpen] = useState(false);
  const texts = useResourceTexts(resource.name);
  const preset = usePreset();
  const field = useMemo(() => asFilter(filter), [filter]);
  const change = useDelayedFilter(filters, filter.name, waitsForPause(filter));
  const value = filters.values[filter.name] ?? preset.values[filter.name];
  const shown = { resource, name: filter.name, label: texts.filter(filter.name), value };
  return (
    <Box sx={{ minWidth: 220 }}>
      {isOpen ? (
        <Suspense fallback={<ClosedFilter {...shown} isBusy />}>
          <FilterField resource={resource} field={field} label={shown.label} value={value} onChange={change} />
        </Suspense>
      ) : (
        <ClosedFilter {...shown} onOpen={() => setOpen(true)} onNear={() => void loadField()} />
      )}
    </Box>
  );
}
