import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

interface LookUpDialogProps {
  texts: Record<'title' | 'label' | 'help' | 'search', string>;
  /** What is wrong with a text, translated; undefined where nothing is. */
  complaint: (text: string) => string | undefined;
  /** Given what was typed, once nothing is wrong with it. */
  onSearch: (text: string) => void;
  isRunning: boolean;
  onCancel: () => void;
  onClose: () => void;
  /** What was found. */
  children?: ReactNode;
}

/** Takes one text and looks something up; nothing is asked before the button is pressed. */
export function LookUpDialog(props: LookUpDialogProps) {
  const { texts, complaint, onSearch, isRunning, onCancel, onClose, children } = props;
  const translate = useTranslate();
  const [titleId, inputId] = [useId(), useId()];
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = complaint(typed);
    setError(wrong);
    if (wrong === undefined) onSearch(typed);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <form onSubmit={submit} noValidate>
          <InputLabel htmlFor={inputId}>{texts.label}</InputLabel>
          <OutlinedInput
            id={inputId}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            size="small"
            fullWidth
            autoFocus
            autoComplete="off"
            error={error !== undefined}
            slotProps={{ input: { spellCheck: false, 'aria-describedby': `${inputId}-help ${inputId}-error` } }}
            endAdornment={
              <Button type="submit" disabled={isRunning} sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}>
                {texts.search}
              </Button>
            }
          />
          <FormHelperText id={`${inputId}-help`}>{texts.help}</FormHelperText>
          {error && (
            <FormHelperText id={`${inputId}-error`} error role="alert">
              {error}
            </FormHelperText>
          )}
        </form>
        {children}
      </DialogContent>
      <DialogActions>
        {isRunning && <Button onClick={onCancel}>{translate('actions.cancel')}</Button>}
        <Button onClick={onClose}>{translate('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
