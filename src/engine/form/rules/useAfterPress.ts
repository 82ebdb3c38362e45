import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off what moves things on screen until no mouse button is held: leaving an input shows its message, and whatever is
 * pressed meanwhile would be gone from under the pointer before it is released.
 * @returns runs at once while nothing is held, else after the click
 */
export function useAfterPress(): (run: () => void) => void {
  const press = useRef({ isHeld: false, waiting: [] as (() => void)[] });
  useEffect(() => {
    const { current } = press;
    let ending: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ button }: MouseEvent) => {
      clearTimeout(ending);
      current.isHeld ||= button === 0;
    };
    /* The click comes after its release. */
    const end = () => {
      clearTimeout(ending);
      ending = setTimeout(() => {
        current.isHeld = false;
        for (const run of current.waiting.splice(0)) run();
      });
    };
    /* The list of a select, a drag and another window keep the release for themselves. */
    const endIfReleased = (event: Event) => {
      if (current.isHeld && !(event instanceof MouseEvent && event.buttons > 0)) end();
    };
    const endings = ['dragend', 'keydown', 'mousemove'];
    document.addEventListener('mousedown', begin, true);
    document.addEventListener('mouseup', end, true);
    for (const name of endings) document.addEventListener(name, endIfReleased, true);
    return () => {
      clearTimeout(ending);
      document.removeEventListener('mousedown', begin, true);
      document.removeEventListener('mouseup', end, true);
      for (const name of endings) document.removeEventListener(name, endIfReleased, true);
    };
  }, []);
  return useCallback((run) => {
    if (press.current.isHeld) press.current.waiting.push(run);
    else run();
  }, []);
}
