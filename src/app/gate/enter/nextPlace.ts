import type { Http } from '../../../../dataProvider/http/http';
import { addresses } from '../../../schema/addresses';
import { returnPath } from '../../../session/ending/returnPath';
import type { Session } from '../../../session/session';
import { sessionStore } from '../../../session/sessionStore';
import { currentSettings, isOn } from '../../settings/settings';
import { homeOf } from './home';

interface OwnRecord {
  account?: { sip_realm?: string | null };
}

/** In hosted mode an account without a SIP realm begins with its applications (specification 1, section 2). */
async function startOf(session: Session, http: Http): Promise<string> {
  const home = homeOf(session);
  if (session.scope !== 'account' || !isOn(currentSettings().ENABLE_HOSTED_SYSTEM)) return home;
  const own = await http.request<OwnRecord>('/Users/me').catch(() => undefined);
  return own && !own.body.account?.sip_realm ? addresses.list('applications') : home;
}

/** Where a user goes who has just signed in: the address that was asked for, or where they begin. */
export async function nextPlace(http: Http): Promise<string> {
  const session = sessionStore.getSession();
  if (!session) return '/';
  return returnPath.take(session.user_sid) ?? startOf(session, http);
}
