import { useState, type FormEvent, type ReactNode } from 'react';

/**
 * A form that sends once at a time.
 * @param isComplete asked before anything is sent
 * @param send gives why it was refused, to be shown as it is, or nothing when it was taken
 */
export function useSubmission(isComplete: () => boolean, send: () => Promise<ReactNode>) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setAsked(true);
    setFailure(undefined);
    if (!isComplete()) return;
    setBusy(true);
    setFailure(await send());
    setBusy(false);
  };
  /** `isAsked`: complaints are due, the operator wanted to send. */
  return { submit, isAsked, isBusy, failure };
}
