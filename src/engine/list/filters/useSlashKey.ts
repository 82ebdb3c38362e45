import { useLayoutEffect, type RefObject } from 'react';
import { isTyping } from '../../../fields/elements/isTyping';

/**
 * `/` puts the focus on the input from anywhere on the page, except where it is typed or a dialog is open. What the input holds is
 * selected: the next key begins another text.
 */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
}
