import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { useTranslate } from 'react-admin';
import { useMemo, useState, type AriaAttributes, type ComponentProps, type Ref } from 'react';
import { classes } from '../elements/classes';
import { CrossMark } from '../elements/marks';
import { PlainButton } from '../elements/PlainButton';
import '../elements/forms.css';
import { OptionList } from './OptionList';
import type { ReferenceOption } from './useSelectedOption';

interface ReferenceBoxProps {
  id: string;
  options: ReferenceOption[];
  selected: ReferenceOption | null;
  onSelect: (option: ReferenceOption | null) => void;
  onBlur: () => void;
  onSearch: (text: string) => void;
  isLoading: boolean;
  required: boolean;
  readOnly: boolean;
  inputRef: Ref<HTMLInputElement>;
  hasError: boolean;
  aria: AriaAttributes;
  /** Shows the options with the focus. */
  opens: boolean;
  /** What stands for no value. */
  placeholder: string | undefined;
}

/* Who has a thousand to choose from types. What a server has found is looked through, too: until it answers, the list is an older one. */
const firstFifty = createFilterOptions<ReferenceOption>({ limit: 50 });

/** The same object until the choice changes, or is wanted back: another one would take the place of what is being typed. */
function useValue(selected: ReferenceOption | null): { value: ReferenceOption | null; bringBack: () => void } {
  const [times, setTimes] = useState(0);
  const [id, text] = [selected?.id, selected?.text];
  const value = useMemo(() => (id === undefined || text === undefined ? null : { id, text, times }), [id, text, times]);
  return { value, bringBack: () => setTimes((before) => before + 1) };
}

/**
 * The type-ahead box: options, the selected one, and what was typed. MUI's headless hook with a list of ours, since MUI's own
 * box brings a positioning library that weighs a tenth of a form.
 */
export function ReferenceBox(props: ReferenceBoxProps) {
  const { id, options, selected, onSelect, onSearch, required, readOnly, aria } = props;
  const translate = useTranslate();
  const { value, bringBack } = useValue(selected);
  const isListed = selected === null || options.some((option) => option.id === selected.id);
  const { setAnchorEl, anchorEl, popupOpen, dirty, groupedOptions, ...parts } = useAutocomplete<ReferenceOption>({
    id,
    options: isListed ? options : [selected, ...options],
    value,
    onChange: (_, option) => onSelect(option),
    onInputChange: (_, text, reason) => onSearch(reason === 'input' ? text : ''),
    getOptionLabel: (option) => option.text,
    getOptionKey: (option) => option.id,
    isOptionEqualToValue: (option, value) => option.id === value.id,
    filterOptions: firstFifty,
    onClose: (_, reason) => {
      if (reason === 'escape') bringBack();
    },
    disableClearable: required as false,
    readOnly,
    autoHighlight: true,
    openOnFocus: props.opens,
    componentName: 'ReferenceBox',
  });
  const { ref, onBlur, ...inputProps } = parts.getInputProps() as ComponentProps<'input'>;
  const { onClick: clear } = parts.getClearProps();
  const { onClick: toggle } = parts.getPopupIndicatorProps();
  const input = useForkRef(ref, props.inputRef);
  const openLabel = translate(popupOpen ? 'fields.reference.close' : 'fields.reference.open');
  const canClear = !required && !readOnly && dirty;
  return (
    <div {...parts.getRootProps()} ref={setAnchorEl} className={classes('control wide box', props.hasError && 'error')}>
      <input
        placeholder={props.placeholder}
        {...inputProps}
        {...aria}
        ref={input}
        readOnly={readOnly}
        onBlur={(event) => {
          onBlur?.(event);
          props.onBlur();
        }}
      />
      {canClear && (
        <PlainButton isIcon tabIndex={-1} onClick={clear} aria-label={translate('fields.reference.clear')}>
          <CrossMark />
        </PlainButton>
      )}
      {!readOnly && (
        <PlainButton isIcon tabIndex={-1} onClick={toggle} aria-label={openLabel} title={openLabel}>
          <span className={classes('arrow', popupOpen && 'up')} />
        </PlainButton>
      )}
      {popupOpen && anchorEl && (
        <OptionList
          anchor={anchorEl}
          options={groupedOptions}
          listProps={parts.getListboxProps}
          optionProps={parts.getOptionProps}
          emptyText={translate(props.isLoading ? 'fields.loading' : 'fields.reference.none')}
        />
      )}
    </div>
  );
}
