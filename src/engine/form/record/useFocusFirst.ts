import { useEffect, type RefObject } from 'react';

const inputs =
  'input:not([type="hidden"], [disabled], [readonly]), select:not([disabled]), textarea:not([disabled], [readonly])';

/** Puts the cursor into the first input as soon as there is one, unless something there has it already. */
export function useFocusFirst(box: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    const element = box.current;
    if (!isWanted || !element) return undefined;
    const lead = () => {
      const first = element.querySelector<HTMLElement>(inputs);
      if (first && !element.contains(document.activeElement)) first.focus({ preventScroll: true });
      return first !== null;
    };
    if (lead()) return undefined;
    /* Inputs of a part of their own come a moment later. */
    const watch = new MutationObserver(() => lead() && watch.disconnect());
    watch.observe(element, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [box, isWanted]);
}
