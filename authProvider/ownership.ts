import type { OwnerLevel } from '../src/schema/types';
import type { Session } from '../src/session/session';

/** `shared`: the record names no owner. */
export type Ownership = 'own' | 'shared' | 'foreign';

type Owners = Partial<Record<OwnerLevel, string>>;
type Owned = Readonly<Record<string, unknown>>;

const ownerAt = (record: Owned, field: string | undefined): string | undefined => {
  const value = field === undefined ? undefined : record[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A level that the resource has no field for passes: the server narrows there (design, section 5.7). */
const ofAccount = (owner: Owners, session: Session, record: Owned): Ownership => {
  if (!owner.account) return 'own';
  const account = ownerAt(record, owner.account);
  if (account === undefined) return 'shared';
  return account === session.account_sid ? 'own' : 'foreign';
};

const ofProvider = (owner: Owners, session: Session, record: Owned, accounts?: ReadonlySet<string>): Ownership => {
  const account = ownerAt(record, owner.account);
  const provider = ownerAt(record, owner.service_provider);
  if (provider !== undefined && provider === session.service_provider_sid) return 'own';
  if (account !== undefined && accounts) return accounts.has(account) ? 'own' : 'foreign';
  if (provider !== undefined) return 'foreign';
  if (account !== undefined || !owner.service_provider) return 'own';
  return 'shared';
};

/**
 * Whose a record is, seen from the session's own level.
 * @param accounts accounts of the session's provider, where known
 */
export function ownershipOf(owner: Owners, session: Session, record: Owned, accounts?: ReadonlySet<string>): Ownership {
  if (session.scope === 'admin') return 'own';
  return session.scope === 'account' ? ofAccount(owner, session, record) : ofProvider(owner, session, record, accounts);
}
