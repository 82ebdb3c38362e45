import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { returnPath } from '../../session/returnPath';
import { sessionStore } from '../../session/sessionStore';
import { runtimeConfig } from '../runtimeConfig';
import { enter } from './enter';
import { forcedChange } from './forcedChange';
import { homeOf } from './home';
import { LoginPage } from './LoginPage';
import type { Place } from './placeFor';
import { takeShownFlash } from './shownFlash';
import { loadSignIn, signIn } from './signIn';
import { Waiting } from './Waiting';

const currentPath = () => window.location.pathname + window.location.search;

const loadConsole = () => import('../admin/openConsole');
const Console = lazy(async () => ({ default: await (await loadConsole()).openConsole(runtimeConfig()) }));
/* A failure shows when the console is truly needed. */
const prefetch = () => [loadSignIn(), loadConsole()].forEach((part) => void part.catch(() => undefined));
const NotFoundPage = lazy(() => import('./NotFoundPage').then((module) => ({ default: module.NotFoundPage })));
const ForcedChange = lazy(() => import('./ForcedChange').then((module) => ({ default: module.ForcedChange })));

/** What there is before the console, which loads no part of it: sign-in, a forced new password, pages that do not exist. */
export function Gate({ initialPlace }: { initialPlace: Exclude<Place, 'must-log-in'> }) {
  const [place, setPlace] = useState(initialPlace);
  const go = useCallback((path: string) => {
    window.history.pushState(null, '', path);
    setPlace(enter(path));
  }, []);
  /* Inside the console its own router follows the address. */
  useEffect(() => {
    if (place === 'console') return undefined;
    const follow = () => setPlace(enter(currentPath()));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [place]);

  const goOn = () => {
    const session = sessionStore.getSession();
    go(session ? (returnPath.take(session.user_sid) ?? homeOf(session)) : '/');
  };
  const afterSignIn = (isChangeForced: boolean, password: string) => {
    if (!isChangeForced) return goOn();
    forcedChange.begin(password);
    go('/create-password');
  };

  return (
    <Suspense fallback={<Waiting />}>
      {place === 'console' && <Console />}
      {place === 'login' && (
        <LoginPage signIn={signIn} takeFlash={takeShownFlash} onTyping={prefetch} onSignedIn={afterSignIn} />
      )}
      {place === 'create-password' && <ForcedChange onDone={goOn} />}
      {place === 'not-found' && (
        <NotFoundPage isSignedIn={Boolean(sessionStore.getSession())} onLeave={() => go('/')} />
      )}
    </Suspense>
  );
}
