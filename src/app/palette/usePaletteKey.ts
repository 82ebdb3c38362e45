import { useLayoutEffect } from 'react';

/**
 * Calls back on Ctrl+K or Cmd+K, wherever the focus is, unless a dialog waits for an answer.
 * @param onNear called when the first of the two keys is down
 */
export function usePaletteKey(onOpen: () => void, onNear: () => void): void {
  /* Before the first paint: what is seen can be used. */
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') onNear();
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isKey || event.shiftKey) return;
      /* The browser's own meaning is a search field of its own. */
      event.preventDefault();
      if (!document.querySelector('[role="dialog"]')) onOpen();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onOpen, onNear]);
}
