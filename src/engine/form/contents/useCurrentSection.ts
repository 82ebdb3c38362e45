import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ContentsEntry } from './contents';

/** How far below the upper edge of the window a section counts as being read, as a part of the window's height. */
const readAt = 0.3;

/**
 * The last section that begins above the line that is read: at the top of the page the line is the upper edge, so that the first one
 * counts; then it is a part of the window below, and it moves down to the lower edge with what is left of the page.
 */
function sectionInView(entries: readonly ContentsEntry[]): string | undefined {
  const { innerHeight, scrollY } = window;
  const left = Math.max(0, document.documentElement.scrollHeight - innerHeight - scrollY);
  const reach = Math.min(innerHeight, scrollY + left);
  const start = Math.min(innerHeight * readAt, scrollY);
  const line = start + (innerHeight - start) * (reach > 0 ? Math.max(0, 1 - left / reach) : 0);
  const begun = entries.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= line);
  return (begun.at(-1) ?? entries[0])?.id;
}

/**
 * Which section is read now, and the way to one, which then counts as read until the page is scrolled.
 * @param list whose entry for that section is kept in view, too
 */
export function useCurrentSection(entries: readonly ContentsEntry[], list: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<string>();
  const chosen = useRef<{ id: string; at: number }>(undefined);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const { id, at } = chosen.current ?? {};
      setCurrent(at === window.scrollY ? id : sectionInView(entries));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [entries]);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (item) list.current?.scrollTo?.({ left: item.offsetLeft - list.current.offsetLeft - 16 });
  }, [current, list]);
  const goTo = (id: string) => {
    const section = document.getElementById(id);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView?.();
    chosen.current = { id, at: window.scrollY };
    setCurrent(id);
  };
  return { current, goTo };
}
