import { userPermissions, users } from '../store/accessTables.ts';
import { hashPassword } from '../store/secrets.ts';
import type { SeededTenants } from './tenants.ts';
import type { SeedWriter } from './writer.ts';

interface SeedUser {
  name: string;
  password: string;
  scope: string;
  note: string;
  /** Index of the provider, and of its account. */
  provider?: number;
  account?: number;
  viewOnly?: boolean;
  forceChange?: boolean;
  inactive?: boolean;
}

/** Roles rather than people. */
const everybody: SeedUser[] = [
  { name: 'admin', password: 'Admin-123', scope: 'admin', note: 'everything' },
  { name: 'provider', password: 'Provider-123', scope: 'service_provider', note: 'Nordlicht Telekom', provider: 0 },
  { name: 'account', password: 'Account-123', scope: 'account', note: 'Hafenkontor Logistik', provider: 0, account: 0 },
  {
    name: 'viewer',
    password: 'Viewer-123',
    scope: 'account',
    note: 'Hafenkontor Logistik, view-only',
    provider: 0,
    account: 0,
    viewOnly: true,
  },
  {
    name: 'newcomer',
    password: 'Newcomer-123',
    scope: 'account',
    note: 'Hafenkontor Logistik, has to change the password',
    provider: 0,
    account: 0,
    forceChange: true,
  },
  { name: 'platform-ops', password: 'Platform-123', scope: 'admin', note: 'everything' },
  { name: 'noc-hamburg', password: 'Noc-12345', scope: 'service_provider', note: 'Nordlicht Telekom', provider: 0 },
  {
    name: 'noc-hamburg-display',
    password: 'Noc-12345',
    scope: 'service_provider',
    note: 'Nordlicht Telekom, view-only',
    provider: 0,
    viewOnly: true,
  },
  { name: 'billing', password: 'Billing-123', scope: 'service_provider', note: 'Nordlicht Telekom', provider: 0 },
  { name: 'baltic', password: 'Baltic-123', scope: 'service_provider', note: 'Baltic Voice Wholesale', provider: 1 },
  { name: 'noc-riga', password: 'Noc-12345', scope: 'service_provider', note: 'Baltic Voice Wholesale', provider: 1 },
  {
    name: 'dispatch',
    password: 'Dispatch-123',
    scope: 'account',
    note: 'Hafenkontor Logistik',
    provider: 0,
    account: 0,
  },
  { name: 'frontdesk', password: 'Desk-12345', scope: 'account', note: 'Praxisverbund Süd', provider: 0, account: 1 },
  { name: 'support-lead', password: 'Support-123', scope: 'account', note: 'Kundenservice', provider: 0, account: 2 },
  {
    name: 'old-integration',
    password: 'Legacy-123',
    scope: 'account',
    note: 'Stadtwerke Königsufer, inactive',
    provider: 0,
    account: 3,
    inactive: true,
  },
  {
    name: 'helpdesk-tallinn',
    password: 'Help-12345',
    scope: 'account',
    note: 'Tallinn Helpdesk',
    provider: 1,
    account: 0,
  },
];

/** Who can sign in after the seed; the passwords are public. */
export const seedUsers: { name: string; password: string; scope: string; note: string }[] = everybody.map(
  ({ name, password, scope, note }) => ({ name, password, scope, note }),
);

/* The same salts give the same hashes: they are worked out once, however often there is a new seed. */
const hashes = new Map<string, string>();

export function seededHash(password: string, salt: Buffer): string {
  const key = `${password} ${salt.toString('hex')}`;
  const hash = hashes.get(key) ?? hashPassword(password, salt);
  hashes.set(key, hash);
  return hash;
}

export function writeUsers(writer: SeedWriter, tenants: SeededTenants): void {
  for (const user of everybody) {
    const provider = user.provider === undefined ? undefined : tenants.providers[user.provider];
    const sid = writer.add(users, {
      name: user.name,
      email: `${user.name}@${user.provider === 1 ? 'example.org' : 'example.com'}`,
      hashed_password: seededHash(user.password, writer.random.bytes(16)),
      provider: 'local',
      service_provider_sid: provider?.sid ?? null,
      account_sid: user.account === undefined ? null : (provider?.accounts[user.account]?.sid ?? null),
      force_change: Number(user.forceChange ?? false),
      is_active: Number(!user.inactive),
    });
    if (user.viewOnly) writer.add(userPermissions, { user_sid: sid, permission: 'VIEW_ONLY' });
  }
}
