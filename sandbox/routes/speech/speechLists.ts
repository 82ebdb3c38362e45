import { Hono } from 'hono';
import { accountGuard } from '../../http/access.ts';
import type { Caller, Ctx, Env } from '../../http/caller.ts';
import { pathSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { catalogueOf } from '../../speech/catalogue.ts';
import { credentialShape, inheritedShape } from '../../speech/credentialShape.ts';
import type { Row } from '../../store/database.ts';
import { speechCredentials } from '../../store/speechTables.ts';
import type { Store } from '../../store/store.ts';
import { accounts } from '../../store/tables.ts';
import { speechCredentialRoutes } from './speechCredentials.ts';

const ownAnd = (store: Store, accountSid: string | null, providerSid: string | null): Row[] => [
  ...store.where(speechCredentials, { account_sid: accountSid }),
  ...store.where(speechCredentials, { account_sid: null, service_provider_sid: providerSid }),
];

/** What an account user sees of its provider's credentials lacks the secrets. */
const shapeFor =
  ({ scope }: Caller) =>
  (row: Row) =>
    scope === 'account' && row.account_sid === null ? inheritedShape(row) : credentialShape(row);

/** Languages, voices and models; the same below both owners (platform-api 16.5). */
function languages(c: Ctx): Response {
  const vendor = c.req.query('vendor');
  if (!vendor) throw refuse.message(400, 'vendor is required');
  const catalogue = catalogueOf(vendor);
  if (!catalogue) throw refuse.message(422, `Invalid vendor ${vendor}`);
  return json(catalogue);
}

/** platform-api 16.2, list: an account's own and those of its provider. */
export function accountSpeechRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();
  app.use('/:sid/SpeechCredentials/*', accountGuard(store, 'goes on'));
  app.get('/:sid/SpeechCredentials/speech/supportedLanguagesAndVoices', languages);
  app.get('/:sid/SpeechCredentials', (c) => {
    const account = store.find(accounts, pathSid(c));
    if (!account) throw new TypeError("Cannot read properties of undefined (reading 'service_provider_sid')");
    const rows = ownAnd(store, account.account_sid as string, account.service_provider_sid as string);
    return json(rows.map(shapeFor(c.get('caller'))));
  });
  return app.route(
    '/',
    speechCredentialRoutes(platform, (c) => {
      pathSid(c);
      return null;
    }),
  );
}

/** The provider of the address, checked for lists by its sid alone; single credentials are asked for their own owner. */
function reachedProvider(c: Ctx): string {
  const { scope, serviceProviderSid } = c.get('caller');
  const sid = pathSid(c);
  if (scope !== 'admin' && sid !== serviceProviderSid) throw refuse.message(403, 'Insufficient privileges');
  return sid;
}

/** An account that names itself in the body passes below another provider, too; its credential is its own all the same. */
function creatingProvider(c: Ctx): string {
  const { scope, accountSid } = c.get('caller');
  const namesItself = scope === 'account' && c.get('body').account_sid === accountSid;
  return namesItself ? pathSid(c) : reachedProvider(c);
}

/** The provider's own; for an account user also those of the account. */
export function providerSpeechRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();
  /** The sid of the address counts for those who have no provider of their own. */
  app.get('/:sid/SpeechCredentials/speech/supportedLanguagesAndVoices', (c) => {
    if (!c.get('caller').serviceProviderSid) pathSid(c);
    return languages(c);
  });
  app.get('/:sid/SpeechCredentials', (c) => {
    const caller = c.get('caller');
    const sid = reachedProvider(c);
    const rows =
      caller.scope === 'account'
        ? ownAnd(store, caller.accountSid, sid)
        : store.where(speechCredentials, { account_sid: null, service_provider_sid: sid });
    return json(rows.map(shapeFor(caller)));
  });
  return app.route('/', speechCredentialRoutes(platform, creatingProvider));
}
