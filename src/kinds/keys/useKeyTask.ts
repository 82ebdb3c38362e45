import { useNotify } from 'react-admin';
import { useState } from 'react';

/** Runs the calls of a dialog one at a time; why the last one failed stays to be shown. */
export function useKeyTask() {
  const notify = useNotify();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** @returns whether the work went well; then `done` is told. */
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setIsRunning(true);
    setFailure(undefined);
    try {
      await work();
      notify(done, { type: 'success' });
      return true;
    } catch (reason) {
      setFailure(reason);
      return false;
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning, failure };
}
