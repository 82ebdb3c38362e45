import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { FailureDetails } from '../../actions/FailureDetails';
import { failureText } from '../../actions/failureText';
import { cleanLine, plainText } from '../../fields/plainText';
import { useAddProvider } from './useAddProvider';

/** Of the platform's column (platform-api 5.2). */
const longest = 64;

/** Asks for the name of a new provider; what the platform refuses is said at the name, which stays. */
export function AddProviderDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const inputId = useId();
  const add = useAddProvider();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const given = plainText(cleanLine(name));
    if (given === '') return setError(translate('form.required'));
    setSaving(true);
    setFailure(undefined);
    try {
      await add(given);
      onClose();
    } catch (reason) {
      setError(failureText(translate, reason));
      setFailure(reason);
      setSaving(false);
    }
  };
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{translate('frame.provider.add_title')}</DialogTitle>
        <DialogContent>
          <label htmlFor={inputId} className="control-label">{`${translate('frame.provider.name')}*`}</label>
          <TextField
            autoFocus
            fullWidth
            required
            id={inputId}
            size="small"
            value={name}
            error={error !== undefined}
            helperText={
              error && (
                <>
                  {error}
                  {failure !== undefined && <FailureDetails of={failure} />}
                </>
              )
            }
            onChange={(event) => {
              setName(event.target.value);
              setError(undefined);
              setFailure(undefined);
            }}
            slotProps={{
              htmlInput: { maxLength: longest, autoComplete: 'off' },
              formHelperText: { role: 'alert', component: 'div' },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSaving}>
            {translate('actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {translate(isSaving ? 'form.saving' : 'form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
