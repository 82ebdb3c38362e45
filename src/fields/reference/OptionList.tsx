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

/** The options of a type-ahead box, over everything else on the page. */
export function OptionList({ anchor, options, listProps, optionProps, emptyText }: OptionListProps) {
  const style = usePlaceBelow(anchor);
  if (!style) return null;
  if (options.length === 0) {
    return createPortal(
      <div role="status" style={style} className="option-list">
        {emptyText}
      </div>,
      document.body,
    );
  }
  return createPortal(
    <ul {...listProps()} style={style} className="option-list">
      {options.map((each, index) => (
        <li {...optionProps({ option: each, index })} key={each.id}>
          {each.text}
        </li>
      ))}
    </ul>,
    document.body,
  );
}
