import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { failureText } from '../../actions/failureText';

/** Runs the calls of a dialog one at a time; why the last one failed stays to be shown. */
export function useKeyTask() {
  const notify = useNotify();
  const translate = useTranslate();
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<string>();
  /** @returns whether the work went well; then `done` is told. */
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setIsRunning(true);
    setError(undefined);
    try {
      await work();
      notify(done, { type: 'success' });
      return true;
    } catch (reason) {
      setError(failureText(translate, reason));
      return false;
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning, error };
}
