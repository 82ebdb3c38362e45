import { followSessionEnd } from '../../session/ending/endSession';
import type { Sessions } from '../start/consoleParts';

interface Exits {
  /** Loads the page anew: nothing of the session stays in memory. */
  leave: () => void;
  reload: () => void;
  /** The address that is open, without the origin. */
  here: () => string;
}

const pageExits: Exits = {
  leave: () => window.location.replace('/'),
  reload: () => window.location.reload(),
  here: () => window.location.pathname + window.location.search,
};

/** Leaves the console when its session ends, here or in another tab, and starts it anew when another user signs in. */
export function leaveWithSession(sessions: Sessions, exits: Exits = pageExits): () => void {
  const user = sessions.getSession()?.user_sid;
  return sessions.subscribe(() => {
    const session = sessions.getSession();
    if (!session) {
      if (user !== undefined) followSessionEnd(user, exits.here());
      exits.leave();
    } else if (session.user_sid !== user) {
      exits.reload();
    }
  });
}
