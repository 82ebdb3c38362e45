import { useEffect, useState } from 'react';
import { fullRealm, realmProblem, tidyName, type RealmProblem } from './realmName';

/** What is known of a typed name: nothing is said of an empty one, and a short one is only told to go on. */
export type RealmState = 'empty' | RealmProblem | 'checking' | 'free' | 'taken' | 'unknown';

const pause = 500;

/** Of one name; another one is not known yet. */
interface Found {
  asked: string;
  state: 'free' | 'taken' | 'unknown';
}

/**
 * Asks whether a realm is free, half a second after the last key (specification 1, section 4).
 * @param isFree asks the platform for a whole name
 * @returns `again` asks once more where there was no answer
 */
export function useRealmCheck(
  typed: string,
  root: string,
  isFree: (realm: string) => Promise<boolean>,
): { state: RealmState; again: () => void } {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const name = tidyName(typed);
  const problem = name === '' ? 'empty' : realmProblem(name, root);
  const realm = fullRealm(name, root);
  const asked = `${realm} ${attempt}`;
  useEffect(() => {
    if (problem) return undefined;
    let isWanted = true;
    const tell = (state: Found['state']) => isWanted && setFound({ asked, state });
    const timer = setTimeout(() => {
      isFree(realm).then(
        (free) => tell(free ? 'free' : 'taken'),
        () => tell('unknown'),
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked, isFree, problem, realm]);
  const known = found?.asked === asked ? found.state : 'checking';
  return { state: problem ?? known, again: () => setAttempt((count) => count + 1) };
}
