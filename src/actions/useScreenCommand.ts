import { useEvent } from 'react-admin';
import { useEffect, useId } from 'react';
import { screenCommands } from './screenCommands';

/**
 * Offers what a button does in the command palette, too, while the button stands on the page.
 * @param label undefined while it cannot be pressed
 */
export function useScreenCommand(label: string | undefined, run: () => void): void {
  const id = useId();
  const latest = useEvent(run);
  useEffect(
    () => (label === undefined ? undefined : screenCommands.offer(id, { label, run: latest })),
    [id, label, latest],
  );
}
