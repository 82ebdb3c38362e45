import Box from '@mui/material/Box';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { createPortal } from 'react-dom';
import type { ReferenceOption } from './useSelectedOption';
import { usePlaceBelow } from './usePlaceBelow';

type Combo = UseAutocompleteReturnValue<ReferenceOption, false, false, false>;

interface OptionListProps {
  anchor: HTMLElement;
  options: Combo['groupedOptions'];
  listProps: Combo['getListboxProps'];
  optionProps: Combo['getOptionProps'];
  /** Said where there is no option. */
  emptyText: string;
}

const option = {
  px: 1.5,
  py: 0.75,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused': { bgcolor: 'action.hover' },
  '&[aria-selected="true"]': { bgcolor: 'action.selected', fontWeight: 600 },
} as const;

/** The options of a type-ahead box, over everything else on the page. */
export function OptionList({ anchor, options, listProps, optionProps, emptyText }: OptionListProps) {
  const style = usePlaceBelow(anchor);
  if (!style) return null;
  const look = { m: 0, p: 0, overflow: 'auto', bgcolor: 'background.paper', border: 1, borderColor: 'divider' };
  const sx = { ...look, borderRadius: 1, boxShadow: 8, zIndex: 'tooltip', listStyle: 'none', typography: 'body1' };
  if (options.length === 0) {
    return createPortal(
      <Box role="status" style={style} sx={{ ...sx, ...option, color: 'text.secondary' }}>
        {emptyText}
      </Box>,
      document.body,
    );
  }
  return createPortal(
    <Box component="ul" {...listProps()} style={style} sx={sx}>
      {options.map((each, index) => (
        <Box component="li" {...optionProps({ option: each, index })} key={each.id} sx={option}>
          {each.text}
        </Box>
      ))}
    </Box>,
    document.body,
  );
}
