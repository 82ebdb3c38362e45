import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useFilterText } from '../filterValues/useFilterText';

export interface FilterChipProps {
  resource: CompiledResource;
  name: string;
  value: unknown;
  onRemove: () => void;
}

/** One active filter; a press takes it back. */
export function FilterChip({ resource, name, value, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const text = useFilterText(resource, name, value);
  return (
    <Chip
      component="button"
      type="button"
      size="small"
      clickable
      icon={<CloseIcon />}
      label={text}
      aria-label={translate('list.filters.remove', { filter: text })}
      onClick={onRemove}
    />
  );
}
