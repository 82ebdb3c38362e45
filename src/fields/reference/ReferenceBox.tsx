import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import type { AriaAttributes, Ref } from 'react';
import type { ReferenceOption } from './useSelectedOption';

interface ReferenceBoxProps {
  id: string;
  options: ReferenceOption[];
  selected: ReferenceOption | null;
  onSelect: (option: ReferenceOption | null) => void;
  onBlur: () => void;
  onSearch: (text: string) => void;
  /** The server has filtered the options already. */
  isFiltered: boolean;
  isLoading: boolean;
  required: boolean;
  readOnly: boolean;
  inputRef: Ref<HTMLInputElement>;
  hasError: boolean;
  aria: AriaAttributes;
  /** What stands for no value. */
  placeholder: string | undefined;
}

/** The type-ahead box: options, the selected one, and what was typed. */
export function ReferenceBox(props: ReferenceBoxProps) {
  const { id, options, selected, onSelect, onSearch, isFiltered, required, readOnly, aria } = props;
  const translate = useTranslate();
  const isListed = selected === null || options.some((option) => option.id === selected.id);
  return (
    <Autocomplete
      id={id}
      options={isListed ? options : [selected, ...options]}
      value={selected}
      onChange={(_, option) => onSelect(option)}
      onInputChange={(_, text, reason) => onSearch(reason === 'input' ? text : '')}
      onBlur={props.onBlur}
      getOptionLabel={(option) => option.text}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      {...(isFiltered && { filterOptions: (given: ReferenceOption[]) => given })}
      loading={props.isLoading}
      loadingText={translate('fields.loading')}
      noOptionsText={translate('fields.reference.none')}
      clearText={translate('fields.reference.clear')}
      openText={translate('fields.reference.open')}
      closeText={translate('fields.reference.close')}
      disableClearable={required as false}
      readOnly={readOnly}
      autoHighlight
      fullWidth
      size="small"
      renderInput={(params) => (
        <OutlinedInput
          {...params.InputProps}
          fullWidth
          size="small"
          error={props.hasError}
          inputRef={props.inputRef}
          placeholder={props.placeholder}
          inputProps={{ ...params.inputProps, ...aria }}
        />
      )}
    />
  );
}
