import { useCallback, useEffect, useState } from 'react';
import { enter, type GatePlace } from '../enter/enter';
import { LoginPage } from './LoginPage';
import { takeShownFlash } from '../enter/shownFlash';
import { consolePart } from '../enter/consolePart';
import { gatePart } from '../enter/gatePart';
import { useShownPage, type ShownPage } from '../enter/useShownPage';
import { Trouble } from '../trouble/Trouble';
import type { PartMissingError } from '../../../loading/partMissing';
import { gateText } from '../texts/gateTexts';
import type { SignIn } from '../enter/signInOutcome';

/** Signs in; what that takes is loaded while the operator types, so that the page is there sooner. */
const signIn: SignIn = async (username, password) => {
  const loaded = await gatePart.load().catch((reason: unknown) => reason as PartMissingError);
  if ('signInHere' in loaded) return loaded.signInHere(username, password);
  return { isSignedIn: false, reason: gateText(loaded.reason), mustReload: loaded.reason === 'new_version' };
};

const currentPath = () => window.location.pathname + window.location.search;

/* What comes after sign-in; a failure shows when it is truly needed. */
const prefetch = () => void Promise.all([gatePart.load(), consolePart.load()]).catch(() => undefined);

/** What there is before the console: the sign-in page, and everything beside it, which is loaded when it is opened. */
export function Gate({ first }: { first: ShownPage }) {
  const [place, setPlace] = useState<GatePlace>(first.place);
  const shown = useShownPage(place, first);
  const go = useCallback((path: string) => {
    const next = enter(path);
    /* Back must not lead from the console to the sign-in page, which would only lead there again. */
    if (next === 'console') window.history.replaceState(null, '', path);
    else window.history.pushState(null, '', path);
    setPlace(next);
  }, []);
  /* Inside the console its own router follows the address. */
  useEffect(() => {
    if (place === 'console') return undefined;
    const follow = () => setPlace(enter(currentPath()));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [place]);
  if ('error' in shown) return <Trouble error={shown.error} />;
  if ('Page' in shown) return <shown.Page go={go} />;
  return (
    <LoginPage signIn={signIn} takeFlash={takeShownFlash} onTyping={prefetch} go={go} isLeaving={place !== 'login'} />
  );
}
