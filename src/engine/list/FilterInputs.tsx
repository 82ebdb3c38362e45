import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useResourceTexts } from '../../actions/texts';
import type { CompiledFilter, CompiledResource } from '../../schema/compiled';
import { FilterField } from '../form/FilterField';
import { usePreset } from './presetContext';
import type { ListFilters } from './useListFilters';

interface FilterInputsProps {
  resource: CompiledResource;
  filters: ListFilters;
}

/** A filter that is labelled as one and is never required of the operator. */
const asFilter = ({ name, field }: CompiledFilter) => ({ ...field, name, required: false, visible: undefined });

/** The filters other than text, and one button that takes all of them back. */
export function FilterInputs({ resource, filters }: FilterInputsProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const preset = usePreset();
  return (
    <>
      {filters.offered.map((filter) => (
        <Box key={filter.name} sx={{ minWidth: 220 }}>
          <FilterField
            resource={resource}
            field={asFilter(filter)}
            label={texts.filter(filter.name)}
            value={filters.values[filter.name] ?? preset.values[filter.name]}
            onChange={(value) => filters.set(filter.name, value)}
          />
        </Box>
      ))}
      {filters.active.length > 0 && <Button onClick={filters.clear}>{translate('list.filters.clear')}</Button>}
    </>
  );
}
