import { addSubscription, freeQuantities, trialQuantities, type Quantities } from '../hosted/subscriptions.ts';
import { catalogue } from '../hosted/prices.ts';
import { cardOf } from '../hosted/cards.ts';
import { identities } from '../hosted/grants.ts';
import { users } from '../store/accessTables.ts';
import type { Row } from '../store/database.ts';
import { products } from '../store/hostedTables.ts';
import type { Store } from '../store/store.ts';
import { accounts, serviceProviders } from '../store/tables.ts';
import { seededHash } from './users.ts';
import type { SeedWriter } from './writer.ts';

const day = 86_400_000;

interface Tenant {
  /** Name to sign in by, and first part of the realm. */
  name: string;
  password: string;
  note: string;
  plan: 'trial' | 'free' | 'paid';
  quantities: Quantities;
  isInactive?: boolean;
  withoutRealm?: boolean;
  /** Days from now. */
  trialEnds?: number;
}

/** A tenant in each state of a plan. */
const tenants: Tenant[] = [
  {
    name: 'trial',
    password: 'Trial-123',
    note: 'trial plan',
    plan: 'trial',
    quantities: trialQuantities,
    trialEnds: 9,
  },
  { name: 'free', password: 'Free-12345', note: 'free plan', plan: 'free', quantities: freeQuantities, trialEnds: -30 },
  {
    name: 'paid',
    password: 'Paid-12345',
    note: 'paid plan',
    plan: 'paid',
    quantities: { voice_call_session: 10, device: 4 },
  },
  {
    name: 'expired',
    password: 'Expired-123',
    note: 'free plan, expired',
    plan: 'free',
    quantities: freeQuantities,
    isInactive: true,
    trialEnds: -40,
  },
  {
    name: 'beginner',
    password: 'Beginner-123',
    note: 'trial plan, no SIP realm yet',
    plan: 'trial',
    quantities: trialQuantities,
    withoutRealm: true,
    trialEnds: 20,
  },
];

/** Who can sign in to a hosted platform besides everybody else; the passwords are public. */
export const hostedUsers = tenants.map(({ name, password, note }) => ({ name, password, scope: 'account', note }));

/** Where who registers gets an account; settings name it, so that it is the same whatever else is seeded. */
const providerSid = '7886dcaf-0e1b-40fd-b963-4ee6a77f827b';

export const paidCard = 'pm_sandbox_visa_4242_12_2030';

/** What the platform sells has rows on every platform (platform-api 23.11). */
export function writeProducts(writer: SeedWriter): void {
  for (const { name, category } of catalogue) writer.add(products, { name, category });
}

function writeTenant(writer: SeedWriter, store: Store, provider: Row, tenant: Tenant, now: number): string {
  const { name, plan, quantities, trialEnds } = tenant;
  const sid = writer.add(accounts, {
    name: `Tenant ${name}`,
    service_provider_sid: provider.service_provider_sid as string,
    sip_realm: tenant.withoutRealm ? null : `${name}.${String(provider.root_domain)}`,
    webhook_secret: `wh_secret_${writer.random.bytes(16).toString('base64url')}`,
    plan_type: plan,
    is_active: Number(!tenant.isInactive),
    trial_end_date: trialEnds === undefined ? null : new Date(now + trialEnds * day).toISOString(),
    stripe_customer_id: plan === 'paid' ? 'cus_sandbox_paid' : null,
  });
  writer.add(users, {
    name,
    email: `${name}@example.com`,
    hashed_password: seededHash(tenant.password, writer.random.bytes(16)),
    provider: 'local',
    email_validated: 1,
    service_provider_sid: provider.service_provider_sid as string,
    account_sid: sid,
  });
  subscribe(store, sid, plan, quantities, now);
  return sid;
}

/** A plan that is paid for began ten days ago. */
function subscribe(store: Store, accountSid: string, plan: string, quantities: Quantities, now: number): void {
  const card = cardOf(paidCard);
  const began = { accountSid, quantities, now: now - 10 * day };
  addSubscription(store, plan === 'paid' && card ? { ...began, paymentMethod: paidCard, card } : began);
}

/**
 * What makes a hosted platform of the seed: plans for the accounts that are there, and a provider of its own, which shares neither
 * carriers nor speech, with its tenants and one who signs in elsewhere.
 */
export function writeHosted(writer: SeedWriter, store: Store, now: number): void {
  const named = { service_provider_sid: providerSid, name: 'Förde Cloud', root_domain: 'cloud.example.com' };
  writer.add(serviceProviders, named);
  const provider = store.find(serviceProviders, providerSid) as Row;
  const isSeven = { voice_call_session: 7, device: 0 };
  for (const { account_sid: sid, plan_type: plan } of store.where(accounts, {})) {
    if (plan === 'paid')
      store.update(accounts, sid as string, { stripe_customer_id: `cus_${String(sid).slice(0, 8)}` });
    subscribe(store, sid as string, plan as string, plan === 'paid' ? isSeven : freeQuantities, now);
  }
  const sids = tenants.map((tenant) => writeTenant(writer, store, provider, tenant, now));
  const { id, name, email } = identities.known;
  for (const service of ['google', 'github'])
    writer.add(users, {
      name,
      email: `${service}.${email}`,
      provider: service,
      provider_userid: id,
      email_validated: 1,
      account_sid: sids[0] as string,
    });
}
