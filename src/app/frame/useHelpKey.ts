import { useLayoutEffect } from 'react';
import { isTyping } from '../../fields/elements/isTyping';

/** Calls back when `?` is pressed anywhere but in a field. */
export function useHelpKey(onHelp: () => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) onHelp();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onHelp]);
}
