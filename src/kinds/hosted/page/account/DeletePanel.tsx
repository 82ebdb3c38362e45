import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { failureText } from '../../../../actions/failureText';
import { Notice } from '../../../../fields/elements/Notice';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { RequiredMark } from '../../../../fields/elements/marks';
import { useConsole } from '../../../../session/ConsoleContext';
import { endSession } from '../../../../session/ending/endSession';
import { flashKeys } from '../../../../session/ending/flash';
import { useOwnUser } from '../billing/ownPlan';
import { useRunning } from '../billing/useBilling';
import { deleteAccount, deletePhrase, HasClients, WrongPassword } from './deleteAccount';

interface LineProps extends ComponentProps<'input'> {
  label: string;
  help?: string;
  error: string | false;
}

/** A text that has to be there. */
function Line({ label, help, error, ...input }: LineProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        <RequiredMark />
      </label>
      <input
        {...input}
        id={id}
        className="control wide"
        required
        aria-invalid={error !== false}
        aria-describedby={`${id}-help ${id}-error`}
      />
      <p id={`${id}-help`} className="field-note">
        {help}
      </p>
      <p id={`${id}-error`} className="field-note error" role={error === false ? undefined : 'alert'}>
        {error}
      </p>
    </div>
  );
}

interface DeleteDialogProps {
  /** Name to sign in by, of a user who has a password of the platform's own. */
  username: string | undefined;
  onClose: () => void;
}

function DeleteDialog({ username, onClose }: DeleteDialogProps) {
  const translate = useTranslate();
  const { session } = useConsole();
  const { call } = useConsoleCalls();
  const { isBusy, run } = useRunning();
  const titleId = useId();
  const passwordInput = useRef<HTMLInputElement>(null);
  const phraseInput = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [phrase, setPhrase] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasPassword = username !== undefined;
  const lacksPassword = hasPassword && password === '';
  const isWrong = phrase !== deletePhrase;

  const refusalOf = (reason: unknown): string => {
    if (reason instanceof WrongPassword) return translate('hosted.delete.password_wrong');
    return reason instanceof HasClients ? translate('hosted.delete.clients') : failureText(translate, reason);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    /* The form of the account stands around this one in React, though not in the page. */
    event.stopPropagation();
    setAsked(true);
    setFailure(undefined);
    if (lacksPassword) return passwordInput.current?.focus();
    if (isWrong) return phraseInput.current?.focus();
    void run(async () => {
      try {
        await deleteAccount(call, session.account_sid ?? '', hasPassword ? { username, password } : undefined);
        endSession({ key: flashKeys.loggedOut, kind: 'success' });
      } catch (reason) {
        setFailure(refusalOf(reason));
      }
    });
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form noValidate onSubmit={submit} aria-busy={isBusy}>
        <DialogTitle id={titleId}>{translate('hosted.delete.title')}</DialogTitle>
        <DialogContent className="form-cards">
          <p className="note">{translate('hosted.delete.warning')}</p>
          {hasPassword && (
            <Line
              label={translate('hosted.delete.password')}
              error={isAsked && lacksPassword && translate('rules.required')}
              ref={passwordInput}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          <Line
            label={translate('hosted.delete.message')}
            help={translate('hosted.delete.help', { phrase: deletePhrase })}
            error={isAsked && isWrong && translate('hosted.delete.wrong')}
            ref={phraseInput}
            autoComplete="off"
            autoCapitalize="none"
            value={phrase}
            onChange={(event) => setPhrase(event.target.value)}
          />
          {isBusy && <p role="status">{translate('hosted.delete.busy')}</p>}
          {failure && <Notice kind="error">{failure}</Notice>}
        </DialogContent>
        <DialogActions>
          <PlainButton disabled={isBusy} onClick={onClose}>
            {translate('actions.cancel')}
          </PlainButton>
          <PlainButton type="submit" variant="outlined" colour="danger" disabled={isBusy}>
            {translate('hosted.delete.confirm')}
          </PlainButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The end of the own account, behind a phrase that has to be typed (portal behaviour 15.10). */
export function DeletePanel() {
  const translate = useTranslate();
  const { session } = useConsole();
  const user = useOwnUser();
  const [isOpen, setOpen] = useState(false);
  if (session.viewOnly) return null;
  return (
    <div>
      <PlainButton variant="outlined" colour="danger" disabled={!user} onClick={() => setOpen(true)}>
        {translate('hosted.delete.button')}
      </PlainButton>
      {isOpen && (
        <DeleteDialog
          username={user?.provider === 'local' ? (user.name ?? '') : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
