import { addresses } from '../../../schema/addresses';
import type { Session } from '../../../session/session';

/** Where sign-in leads: the list of accounts, or the own account for those who have only one (specification 1, section 2). */
export const homeOf = (session: Session): string =>
  session.scope === 'account' && session.account_sid
    ? addresses.edit('accounts', session.account_sid)
    : addresses.list('accounts');
