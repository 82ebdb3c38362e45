import { PartMissingError, whyMissing } from './partMissing';

/** Something that comes to the browser later than the page. */
export interface Part<T> {
  /**
   * Asks for it, and once more where it did not come; the same promise each time, until it has failed.
   * @throws PartMissingError
   */
  load: () => Promise<T>;
  /** It, where it is there. */
  now: () => T | undefined;
}

interface PartOptions {
  /** Only few screens need it: it is not part of daily work, and comes by itself when it is opened. */
  isHeavy?: boolean;
}

/** What daily work needs: one file of a build, which comes as a whole. */
const dailyWork = new Set<() => Promise<unknown>>();

/** Everything that operators' daily work needs. @throws PartMissingError */
export const loadDailyWork = async (): Promise<void> => void (await Promise.all([...dailyWork].map((load) => load())));

/** The same promise each time, until it has failed. */
function untilItFails<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    if (begun) return begun;
    begun = begin();
    begun.catch(() => (begun = undefined));
    return begun;
  };
}

/** @param ask a dynamic import, whose file a build puts where `scripts/parts.ts` says */
export function part<T>(ask: () => Promise<T>, { isHeavy = false }: PartOptions = {}): Part<T> {
  let known: T | undefined;

  const fetchIt = async (): Promise<T> => {
    try {
      known = await ask().catch(ask);
      return known;
    } catch (reason) {
      throw new PartMissingError(await whyMissing(), reason);
    }
  };

  const own = untilItFails(fetchIt);
  if (isHeavy) return { load: own, now: () => known };
  dailyWork.add(own);
  /* With all its fellows, so that none of them is waited for once the first is there. */
  const withFellows = untilItFails(async () => {
    await loadDailyWork();
    return own();
  });
  return { load: withFellows, now: () => known };
}
