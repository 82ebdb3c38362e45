import { useEffect, type RefObject } from 'react';

/** The browser refuses to open a list for who has not just pressed something; then a second press opens it. */
function showChoices(control: Element): void {
  if (!(control instanceof HTMLSelectElement)) return;
  try {
    control.showPicker?.();
  } catch (reason) {
    if (!(reason instanceof DOMException)) throw reason;
  }
}

/** Moves the focus to the control beside it, and opens its choices, as soon as both are there. */
export function TakeFocus({ within }: { within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const control = within.current?.querySelector<HTMLElement>('input, select, textarea');
    if (!control) return;
    control.focus();
    showChoices(control);
  }, [within]);
  return null;
}
