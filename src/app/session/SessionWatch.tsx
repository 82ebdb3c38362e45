/* In: the end of the token, a session that another tab has ended, an API that does not answer. Out: a warning, a longer session, or the sign-in page. */
import { useConsole } from '../../session/ConsoleContext';
import { useMinutesLeft } from './useMinutesLeft';
import { inPart } from '../../loading/inPart';

const SessionBanner = inPart(() => import('./SessionBanner').then(({ SessionBanner }) => SessionBanner));

/** How long before its end a session is warned about. */
const warnAtMinutes = 5;

/** Warns before the session ends: the token's life cannot be lengthened without the password (design 3). */
export function SessionWatch() {
  const { session } = useConsole();
  const minutes = useMinutesLeft(session.expires, warnAtMinutes);
  if (minutes === undefined) return null;
  return <SessionBanner session={session} minutes={minutes} />;
}
