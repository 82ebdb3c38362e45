import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now; what asks is drawn anew when that changes.
 * @param query such as `(max-width: 599.95px)`
 */
export function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
