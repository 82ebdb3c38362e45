/* In: an address without a page of its own, or what threw. Out: a page that says so, or the way to where this user begins. */
import { Navigate } from 'react-router';
import { useState } from 'react';
import { returnPath } from '../../../session/ending/returnPath';
import { homeOf } from '../../gate/enter/home';
import type { Sessions } from '../consoleParts';

/** Leads to the address that the console had given up, or else to the page where this user begins. */
export function GoHome({ sessions }: { sessions: Sessions }) {
  const session = sessions.getSession();
  const [asked] = useState(() => session && returnPath.take(session.user_sid));
  return session ? <Navigate to={asked ?? homeOf(session)} replace /> : null;
}
