import { lazy, Suspense } from 'react';
import { useConsole } from '../../session/ConsoleContext';
import { useMinutesLeft } from './useMinutesLeft';

const SessionBanner = lazy(() => import('./SessionBanner').then((module) => ({ default: module.SessionBanner })));

/** How long before its end a session is warned about. */
const warnAtMinutes = 5;

/** Warns before the session ends: the token's life cannot be lengthened without the password (design 3). */
export function SessionWatch() {
  const { session } = useConsole();
  const minutes = useMinutesLeft(session.expires, warnAtMinutes);
  if (minutes === undefined) return null;
  return (
    <Suspense>
      <SessionBanner session={session} minutes={minutes} />
    </Suspense>
  );
}
