import { useEffect, useRef } from 'react';

interface StaleSelection {
  /** The filled filter and what else of the form the candidates depend on, as one text. */
  key: string;
  isReady: boolean;
  isSelectable: boolean;
  onStale: () => void;
}

/** Clears a selection that the candidates of a changed filter do not contain. What was loaded is never touched. */
export function useStaleSelection({ key, isReady, isSelectable, onStale }: StaleSelection) {
  const judged = useRef(key);
  useEffect(() => {
    if (key === judged.current || !isReady) return;
    judged.current = key;
    if (!isSelectable) onStale();
  });
}
