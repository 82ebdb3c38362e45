import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has ever been in view; where a browser cannot tell, it counts as seen. */
export function useInView<T extends Element>(): { ref: RefObject<T | null>; wasSeen: boolean } {
  const ref = useRef<T>(null);
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (wasSeen || !element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      const soon = setTimeout(() => setSeen(true));
      return () => clearTimeout(soon);
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [wasSeen]);
  return { ref, wasSeen };
}
