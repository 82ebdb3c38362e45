import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { useResourceTexts } from '../../actions/texts';
import { plainText } from '../../fields/plainText';
import { hostComplaint } from '../../rules/hosts/hostName';
import { ruleText } from '../../rules/namedRule';
import type { PanelProps } from '../../engine/form/panels/panels';
import { AddressHits } from './AddressHits';
import { useAddressScan } from './useAddressScan';

interface AddressDialogProps extends Pick<PanelProps, 'resource' | 'options'> {
  onClose: () => void;
}

/** Takes an address and looks for it in the rows of every record; nothing is asked before the button is pressed. */
export function AddressDialog({ resource, options, onClose }: AddressDialogProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const text = (key: string) => texts.text(`form.address.${key}`, '');
  const [titleId, inputId] = [useId(), useId()];
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const fields = { address: plainText(options.address), netmask: plainText(options.netmask) };
  const { scan, start, cancel } = useAddressScan(resource, plainText(options.rows), fields);
  const isRunning = scan?.state === 'running';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = ruleText(typed);
    const complaint = wanted === '' ? { key: 'rules.required' } : hostComplaint(wanted);
    setError(complaint && translate(complaint.key, 'args' in complaint ? complaint.args : {}));
    if (!complaint) void start(wanted);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{text('title')}</DialogTitle>
      <DialogContent>
        <form onSubmit={submit} noValidate>
          <InputLabel htmlFor={inputId}>{text('label')}</InputLabel>
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
              <Button type="submit" disabled={isRunning}>
                {text('search')}
              </Button>
            }
          />
          <FormHelperText id={`${inputId}-help`}>{text('help')}</FormHelperText>
          {error && (
            <FormHelperText id={`${inputId}-error`} error role="alert">
              {error}
            </FormHelperText>
          )}
        </form>
        {scan && <AddressHits {...{ resource, scan, fields }} flags={(options.flags as string[] | undefined) ?? []} />}
      </DialogContent>
      <DialogActions>
        {isRunning && <Button onClick={cancel}>{translate('actions.cancel')}</Button>}
        <Button onClick={onClose}>{translate('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
