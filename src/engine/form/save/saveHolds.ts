import { useEffect, useId, useSyncExternalStore } from 'react';
import { requiredContext } from '../../../session/requiredContext';

/** Why Save is not offered now: whoever holds it says so on screen. */
export interface SaveHolds {
  set: (id: string, isHeld: boolean) => void;
  subscribe: (listener: () => void) => () => void;
  isHeld: () => boolean;
}

export function createSaveHolds(): SaveHolds {
  const held = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    set(id, isHeld) {
      if (held.has(id) === isHeld) return;
      if (isHeld) held.add(id);
      else held.delete(id);
      listeners.forEach((tell) => tell());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHeld: () => held.size > 0,
  };
}

const [SaveHoldsProvider, useSaveHolds] = requiredContext<SaveHolds>('Save is held below a SaveHoldsProvider.');
export { SaveHoldsProvider };

/** Keeps Save from being pressed while `isHeld`. */
export function useHoldSave(isHeld: boolean): void {
  const holds = useSaveHolds();
  const id = useId();
  useEffect(() => {
    holds.set(id, isHeld);
    return () => holds.set(id, false);
  }, [holds, id, isHeld]);
}

/** Whether something keeps the form from being saved. */
export function useIsSaveHeld(): boolean {
  const holds = useSaveHolds();
  return useSyncExternalStore(holds.subscribe, holds.isHeld);
}
