import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether what an element holds is wider than itself, now and after every change of either width. */
export function useOverflow(container: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const [outer, inner] = [container.current, content.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => setOverflows(inner.offsetWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [container, content]);
  return overflows;
}
