import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, type KeyboardEvent } from 'react';

interface PaletteFieldProps {
  text: string;
  listId: string;
  /** Id of the entry where the arrow keys are. */
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Where one types; the entries below are reached from here. */
export function PaletteField({ text, listId, activeId, onType, onKeyDown }: PaletteFieldProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  /* Unlike `autoFocus` this also holds when React mounts a dialog twice in development. */
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      fullWidth
      size="small"
      inputRef={input}
      placeholder={translate('palette.placeholder')}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      slotProps={{
        htmlInput: {
          role: 'combobox',
          autoComplete: 'off',
          spellCheck: false,
          'aria-label': translate('palette.placeholder'),
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
        },
      }}
    />
  );
}
