import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { clients } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { sipRegistrations } from '../../store/series/seriesTables.ts';
import { accounts } from '../../store/tables.ts';
import { reachedAccount } from '../accounts/accounts.ts';

const unregistered = { contact: null, expiryTime: 0, protocol: null };
const switches = ['allow_direct_app_calling', 'allow_direct_queue_calling', 'allow_direct_user_calling'] as const;

/** Devices that have registered with an account, as the SIP layer knows them (platform-api 19.3). */
export function registeredSipUserRoutes({ store, now }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  /** The devices renew themselves: each registration ends with the period that runs. */
  const details = ({ username, contact, protocol, proxy, period }: Row) => ({
    name: username,
    contact,
    expiryTime: (Math.floor(now() / Number(period)) + 1) * Number(period),
    protocol,
    ...(proxy ? { proxy } : {}),
  });

  const registrationsOf = (accountSid: string) => store.where(sipRegistrations, { account_sid: accountSid });

  function realmOf(accountSid: string): string {
    const account = store.find(accounts, accountSid);
    if (!account) throw refuse.message(400, `account not found for sid ${accountSid}`);
    if (!account.sip_realm) throw refuse.message(400, 'account does not have sip_realm configuration');
    return account.sip_realm as string;
  }

  const named = (accountSid: string, name: string) => {
    const found = registrationsOf(accountSid).find(({ username }) => username === name);
    return found
      ? { ...details(found), registered_status: 'active' }
      : { name, ...unregistered, registered_status: 'inactive' };
  };

  app.get('/:sid/RegisteredSipUsers', (c) => {
    const sid = reachedAccount(c, store);
    const realm = realmOf(sid);
    return json(registrationsOf(sid).map(({ username }) => `${username}@${realm}`));
  });

  app.post('/:sid/RegisteredSipUsers', (c) => {
    const sid = reachedAccount(c, store);
    realmOf(sid);
    const names: unknown = c.get('body');
    if (!Array.isArray(names) || names.length === 0) return json(registrationsOf(sid).map(details));
    return json(names.map((name) => named(sid, String(name))));
  });

  app.get('/:sid/RegisteredSipUsers/:client', (c) => {
    const sid = reachedAccount(c, store);
    const name = c.req.param('client');
    const [client] = store.where(clients, { account_sid: sid, username: name });
    const allowed = Object.fromEntries(switches.map((key) => [key, client?.[key] ?? 0]));
    return json({ proxy: null, ...named(sid, name), ...allowed });
  });

  return app;
}
