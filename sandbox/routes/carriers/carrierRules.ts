import type { Body, Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { accounts, applications } from '../../store/tables.ts';

/** Where carriers are the provider's business, accounts write none, nor their gateways and numbers (platform-api 24). */
export function checkCarrierWriter({ deployment }: Platform, { scope }: Caller): void {
  if (deployment.carriersByProviderOnly && scope === 'account') throw refuse.message(400, 'insufficient privileges');
}

/** Crude as the platform's own check: no prefix, no spaces, a dot somewhere. */
function isDomain(realm: unknown): boolean {
  if (typeof realm !== 'string') throw new TypeError('realm.trim is not a function');
  return !/\s/.test(realm) && !/^sips?:/i.test(realm) && realm.includes('.');
}

const badDomain = (name: string) =>
  refuse.message(400, `${name} must be a valid domain or IP address (no sip: prefix, no spaces)`);

/** On the validated routes; what an update leaves out or sets to null is judged as stored (platform-api 9.3). */
export function checkRegistration(body: Body, stored: Row): void {
  const known = (name: string) => body[name] ?? stored[name];
  const { register_username: username, register_sip_realm: realm, register_from_domain: domain } = body;
  const requires = (name: string) => {
    if (known('requires_register') && !textOf(known(name) ?? '').trim())
      throw refuse.message(400, `${name} is required when requires_register is true`);
  };
  requires('register_username');
  if (username && /\s/.test(textOf(username)))
    throw refuse.message(400, 'register_username must not contain whitespace');
  requires('register_password');
  if (realm === '')
    throw refuse.message(400, 'register_sip_realm must not be empty string; use null to fall back to gateway IP');
  if (realm && !isDomain(realm)) throw badDomain('register_sip_realm');
  if (domain && !isDomain(domain)) throw badDomain('register_from_domain');
}

/** The application is only looked at beside an account, and then the account is not (platform-api 9.3). */
export function checkOwners(store: Store, { account_sid: accountSid, application_sid: applicationSid }: Body): void {
  if (!applicationSid) {
    if (accountSid && !store.find(accounts, textOf(accountSid))) throw refuse.message(400, 'unknown account_sid');
    return;
  }
  if (!accountSid) throw refuse.message(400, 'account_sid missing');
  const application = store.find(applications, textOf(applicationSid));
  if (!application) throw refuse.message(400, 'unknown application_sid');
  if (application.account_sid !== accountSid)
    throw refuse.message(400, 'application_sid does not exist for specified account_sid');
}

/** An account changes its own carriers only; one that does not exist fails at reading whose it is. */
export function checkOwnership({ scope, accountSid }: Caller, row: Row | undefined): void {
  if (scope !== 'account') return;
  if (!row) throw new TypeError("Cannot read properties of null (reading 'account_sid')");
  if (row.account_sid !== accountSid) throw refuse.message(422, 'carrier belongs to a different user');
}
