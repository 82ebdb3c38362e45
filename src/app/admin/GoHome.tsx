import { Navigate } from 'react-router';
import { homeOf } from '../gate/home';
import type { Sessions } from './consoleParts';

/** Leads to the page where this user begins. */
export function GoHome({ sessions }: { sessions: Sessions }) {
  const session = sessions.getSession();
  return session ? <Navigate to={homeOf(session)} replace /> : null;
}
