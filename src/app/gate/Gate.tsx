import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { enter, type GatePlace } from './enter';
import { LoginPage } from './LoginPage';
import { takeShownFlash } from './shownFlash';
import { loadSignIn, signIn } from './signIn';
import { Waiting } from './Waiting';

const currentPath = () => window.location.pathname + window.location.search;

const loadBeside = () => import('./Beside');
const Beside = lazy(async () => ({ default: (await loadBeside()).Beside }));

/* What comes after sign-in; a failure shows when it is truly needed. */
const prefetch = () => {
  const parts = [loadSignIn(), loadBeside().then(({ loadConsole }) => loadConsole())];
  parts.forEach((part) => void part.catch(() => undefined));
};

/** What there is before the console: the sign-in page, and everything beside it, which is loaded when it is opened. */
export function Gate({ initialPlace }: { initialPlace: GatePlace }) {
  const [place, setPlace] = useState(initialPlace);
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
  return (
    <Suspense fallback={<Waiting />}>
      {place === 'login' ? (
        <LoginPage signIn={signIn} takeFlash={takeShownFlash} onTyping={prefetch} go={go} />
      ) : (
        <Beside place={place} go={go} />
      )}
    </Suspense>
  );
}
