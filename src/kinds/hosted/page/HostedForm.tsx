import { useTranslate } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { useRunning } from './billing/useBilling';
import { accountAddress, useAccountSid } from './HostedPage';

/** A change of the own account: one thing at a time, and the account's form is what follows. */
export function useHostedForm() {
  const { isBusy, run } = useRunning();
  const navigate = useNavigate();
  const sid = useAccountSid();
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const account = accountAddress(sid);

  /* Once nothing is under way: until then the page is kept. */
  useEffect(() => {
    if (isLeaving && !isBusy) void navigate(account);
  }, [isLeaving, isBusy, navigate, account]);

  return {
    sid,
    isBusy,
    failure,
    setFailure,
    /** Runs what was pressed; what an earlier press failed with is no longer told. */
    run: (work: () => Promise<void>) =>
      run(() => {
        setFailure(undefined);
        return work();
      }),
    /** Where a provider of card payment leads back to. */
    returnTo: window.location.origin + account,
    leave: () => setLeaving(true),
    cancel: () => void navigate(account),
  };
}

interface HostedFormProps {
  isBusy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** Its cards, and what is pressed. */
export const HostedForm = ({ isBusy, onSubmit, children }: HostedFormProps) => (
  <form
    noValidate
    className="form-cards"
    aria-busy={isBusy}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);

interface HostedActionsProps {
  isBusy: boolean;
  /** What the main button says, translated, and whether there is nothing to be done. */
  label: string;
  isDisabled: boolean;
  onCancel: () => void;
  /** Other buttons. */
  children?: ReactNode;
}

/** The buttons below a form. */
export function HostedActions({ isBusy, label, isDisabled, onCancel, children }: HostedActionsProps) {
  const translate = useTranslate();
  return (
    <div className="hosted-actions">
      <PlainButton type="submit" variant="contained" disabled={isBusy || isDisabled}>
        {label}
      </PlainButton>
      {children}
      <PlainButton variant="outlined" disabled={isBusy} onClick={onCancel}>
        {translate('actions.cancel')}
      </PlainButton>
    </div>
  );
}
