/* In: a filter and its value. Out: its input, and a chip that takes it back. */
import { useMemo, useState } from 'react';
import { useResourceTexts } from '../../../actions/texts';
import type { CompiledFilter, CompiledResource } from '../../../schema/types/compiled';
import { ClosedFilter } from './ClosedFilter';
import { usePreset } from '../filterValues/presetContext';
import { useDelayedFilter, waitsForPause } from './useDelayedFilter';
import type { ListFilters } from '../filterValues/useListFilters';
import { inPart } from '../../../loading/inPart';

export interface FilterSlotProps {
  resource: CompiledResource;
  filter: CompiledFilter;
  filters: ListFilters;
}

const FilterField = inPart(() => import('./FilterField').then(({ FilterField }) => FilterField), {
  waiting: ({ field, ...shown }) => <ClosedFilter {...shown} name={field.name} isBusy />,
});

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
  const shown = { resource, label: texts.filter(filter.name), value };
  return (
    <div className="filter">
      {isOpen ? (
        <FilterField {...shown} field={field} onChange={change} onClose={() => setOpen(false)} />
      ) : (
        <ClosedFilter {...shown} name={filter.name} onOpen={() => setOpen(true)} />
      )}
    </div>
  );
}
