import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadDailyWork } from '../../loading/dailyWork';

/* Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 1_000);

/** Not now: the network is asked again when it is back; whatever is pressed before says what is the matter. */
const fetchIt = () => void loadDailyWork().catch(() => window.addEventListener('online', fetchIt, { once: true }));

/** Fetches what daily work needs once the first page is at rest, so that nothing waits for it, and nothing needs the network for it. */
export function useFetchDailyWork(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const cache = queryClient.getQueryCache();
    let isOver = false;
    const look = () => {
      if (isOver || queryClient.isFetching() > 0) return;
      isOver = true;
      unsubscribe();
      whenIdle(fetchIt);
    };
    const unsubscribe = cache.subscribe(look);
    const first = setTimeout(look);
    return () => {
      isOver = true;
      clearTimeout(first);
      unsubscribe();
    };
  }, [queryClient]);
}
