import { useEffect, useRef } from 'react';
import { contentId } from './SkipLink';

/**
 * After a move to another page the focus goes to its content, as a page load would do; a control of the new page that has
 * taken the focus keeps it.
 */
export function useFocusContent(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const content = document.getElementById(contentId);
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
