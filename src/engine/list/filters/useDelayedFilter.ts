import { useEvent } from 'react-admin';
import { useContext, useEffect, useRef } from 'react';
import { fieldTypes } from '../../../fields/registry';
import type { CompiledFilter } from '../../../schema/types/compiled';
import { WaitingFilters } from '../filterValues/useChangeList';
import type { ListFilters } from '../filterValues/useListFilters';

/** How long a typed text that goes to the server waits for the next key (specification 1, section 9). */
const serverDelay = 1000;

/** Sets a filter at once or, for what is typed and goes to the server, after a pause; unmounting forgets what waits. */
export function useDelayedFilter(filters: ListFilters, name: string, waits: boolean): (value: unknown) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useContext(WaitingFilters);
  const forget = useEvent(() => {
    clearTimeout(timer.current);
    waiting.delete(name);
  });
  useEffect(() => forget, [forget]);
  /* The latest values count when the pause is over, not those of when the key was pressed. */
  const set = useEvent((value: unknown) => {
    if ((filters.values[name] ?? '') !== (value ?? '')) filters.set(name, value);
  });
  return useEvent((value: unknown) => {
    forget();
    if (!waits) return set(value);
    waiting.set(name, value);
    timer.current = setTimeout(() => {
      /* Another change of the list may have taken it along. */
      if (waiting.delete(name)) set(value);
    }, serverDelay);
  });
}

/** Whether a filter's input is typed into and answered by the server. */
export const waitsForPause = ({ by, field }: CompiledFilter): boolean =>
  by !== 'client' && fieldTypes.get(field.type)?.isTyped === true;
