import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useRef, useState, type FormEvent } from 'react';
import { renewSession } from '../../../authProvider/renew';
import { noticeOf } from '../../../dataProvider/http/apiError';
import { FieldFrame } from '../../fields/input/FieldFrame';
import { RevealButton } from '../../fields/password/RevealButton';
import { useReveal } from '../../fields/password/useReveal';
import { visuallyHidden } from '../../fields/elements/visuallyHidden';
import { useOwnName } from '../user/useOwnName';
import type { Session } from '../../session/session';
import { gateHttp } from '../gate/enter/gateHttp';

interface RenewDialogProps {
  session: Session;
  onClose: () => void;
}

/** Takes the password and lengthens the session in place: no page is left, no form is touched (design 3). */
export function RenewDialog({ session, onClose }: RenewDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const name = useOwnName();
  const input = useRef<HTMLInputElement>(null);
  const { isShown, toggle } = useReveal();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const renew = async (event: FormEvent) => {
    event.preventDefault();
    /* A dialog's submit reaches the forms that it stands in. */
    event.stopPropagation();
    if (isBusy) return;
    if (password === '') return setFailure(translate('renewal.missing'));
    setBusy(true);
    try {
      await renewSession(gateHttp(), session, password);
      notify('renewal.done', { type: 'success' });
      onClose();
    } catch (reason) {
      const { key, args } = noticeOf(reason);
      setFailure(translate(key, args));
      setBusy(false);
      input.current?.select();
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <form onSubmit={renew} noValidate aria-busy={isBusy}>
        <DialogTitle id={`${id}-title`}>{translate('renewal.stay')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('renewal.text', { name })}</DialogContentText>
          {/* Tells a password manager whose password is asked for. */}
          <input
            type="text"
            autoComplete="username"
            value={name}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            style={visuallyHidden}
          />
          <FieldFrame id={id} label={translate('renewal.password')} required help={undefined} error={failure}>
            <OutlinedInput
              id={id}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              inputRef={input}
              autoFocus
              size="small"
              fullWidth
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              error={failure !== undefined}
              endAdornment={<RevealButton isShown={isShown} onClick={toggle} />}
              slotProps={{
                input: {
                  'aria-required': true,
                  'aria-invalid': failure !== undefined,
                  'aria-describedby': failure === undefined ? undefined : `${id}-error`,
                },
              }}
            />
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button type="button" onClick={onClose}>
            {translate('renewal.cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {translate(isBusy ? 'renewal.working' : 'renewal.stay')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
