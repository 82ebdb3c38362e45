import { useEffect, useRef } from 'react';
import { contentId } from './SkipLink';

/**
 * After a move to another page the focus goes to its content, as a page load would do; a control of the new page that has
 * taken the focus keeps it. Who comes back from a page below finds the focus on the link to that page, as soon as it is drawn.
 */
export function useFocusContent(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    const from = last.current;
    last.current = pathname;
    const content = document.getElementById(contentId);
    if (from === pathname || !content) return undefined;
    if (!content.contains(document.activeElement)) content.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    if (!from.startsWith(`${pathname}/`)) return undefined;
    const lead = () => {
      if (document.activeElement !== content) return true;
      const link = [...content.querySelectorAll('a')].find((each) => each.pathname === from);
      link?.focus();
      return link !== undefined;
    };
    if (lead()) return undefined;
    const watch = new MutationObserver(() => lead() && watch.disconnect());
    watch.observe(content, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname]);
}
