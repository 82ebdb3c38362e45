import { part, untilItFails, type Part } from './part';

/* One file of a build, which comes as a whole. */
const all = new Set<() => Promise<unknown>>();

/** Everything that operators' daily work needs beyond its first list. @throws PartMissingError */
export async function loadDailyWork(): Promise<void> {
  const known = all.size;
  /* The failure is told when nothing is under way any more, so that another try begins anew. */
  const ends = await Promise.allSettled([...all].map((load) => load()));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason as Error;
  /* What has come may have brought more along. */
  if (all.size > known) await loadDailyWork();
}

/**
 * A part that daily work needs: it comes with all its fellows, so that none of them is waited for once the first is there.
 * @param ask a dynamic import
 */
export function dailyWork<T>(ask: () => Promise<T>): Part<T> {
  const own = part(ask);
  all.add(own.load);
  const load = untilItFails(async () => {
    await loadDailyWork();
    return own.load();
  });
  return { load, now: own.now };
}
