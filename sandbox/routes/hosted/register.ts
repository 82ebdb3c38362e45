import { Hono } from 'hono';
import { signedInUser } from '../../http/authenticate.ts';
import type { Body, Ctx, Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import { signToken } from '../../http/token.ts';
import { identityOf, type Identity, type SignInService } from '../../hosted/grants.ts';
import type { Platform } from '../../platform.ts';
import { users } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { hashPassword } from '../../store/secrets.ts';
import { accounts, serviceProviders } from '../../store/tables.ts';
import { databaseErrors } from '../../store/databaseError.ts';
import { textOf } from '../../store/text.ts';
import { isAddress } from '../users/forgotPassword.ts';
import { openAccount } from './openAccount.ts';

const services = ['github', 'google'];

/** What both ways of signing up need first, in the order in which the platform looks. */
function providerOf({ store }: Platform, body: Body): Row {
  if (!body.provider) throw refuse.message(400, 'missing provider');
  if (!body.service_provider_sid) throw refuse.message(400, 'missing service_provider_sid');
  const provider = store.find(serviceProviders, textOf(body.service_provider_sid));
  if (!provider) throw refuse.message(422, 'invalid service_provider_sid');
  if (!['local', 'twitter', ...services].includes(textOf(body.provider)))
    throw refuse.message(422, `invalid provider: ${textOf(body.provider)}`);
  return provider;
}

function rootDomainOf(provider: Row): string {
  if (!provider.root_domain)
    throw new Error(`root_domain missing for service provider ${String(provider.service_provider_sid)}`);
  return provider.root_domain as string;
}

/** A sign-in that belongs to an account, whatever the user's row says (platform-api 2.1). */
function tokenFor(platform: Platform, user: Row, account: Row): string {
  const iat = platform.seconds;
  platform.openSession(user.user_sid as string);
  return signToken(
    {
      user_sid: user.user_sid as string,
      account_sid: account.account_sid as string,
      service_provider_sid: account.service_provider_sid as string,
      scope: 'account',
      email: user.email as string,
      name: user.name as string,
      iat,
      exp: iat + platform.tokenLifetime,
    },
    platform.secret,
  );
}

interface SignUp {
  platform: Platform;
  body: Body;
  provider: Row;
  /** Who is signed in already and changes the way of doing so. */
  known: Row | undefined;
}

function newUser({ platform, known, provider }: SignUp, columns: Row): { user: Row; account: Row } {
  const { store } = platform;
  const isLocal = columns.provider === 'local';
  const account =
    store.find(accounts, known?.account_sid) ??
    openAccount(platform, String(provider.service_provider_sid), String(columns.email), !isLocal);
  const sid = store.insert(users, { ...columns, account_sid: account.account_sid });
  if (known && !isLocal) store.remove(users, known.user_sid as string);
  return { user: store.find(users, sid) as Row, account };
}

/** Who was known before is not told the root domain. */
const answerFor = (user: Row, account: Row, rootDomain?: string) => ({
  user_sid: user.user_sid,
  account_sid: account.account_sid,
  name: user.name,
  email: user.email,
  provider: user.provider,
  ...(rootDomain ? { root_domain: rootDomain } : {}),
  pristine: true,
  is_active: account.is_active === 1,
  email_validated: user.email_validated === 1,
  phone_validated: false,
  tutorial_completion: 0,
  scope: 'read-write',
});

function signUpLocally(asked: SignUp): Response {
  const { platform, body, provider } = asked;
  const { email, password, email_activation_code: code } = body;
  if (!email || !password) throw refuse.message(400, 'missing email or password');
  if (!isAddress(email)) throw refuse.message(400, 'invalid email');
  if (textOf(password).length < 6) throw refuse.message(400, 'password must be at least 6 characters');
  if (platform.store.where(users, { email }).length > 0)
    throw refuse.message(422, 'account already exists for this email');
  if (!code) throw refuse.message(400, 'email activation code required');
  const rootDomain = rootDomainOf(provider);
  const { user, account } = newUser(asked, {
    name: email,
    email,
    provider: 'local',
    hashed_password: hashPassword(textOf(password)),
    service_provider_sid: provider.service_provider_sid as string,
    email_activation_code: textOf(code),
  });
  platform.outside.mailCode(email, textOf(code));
  return json({ jwt: tokenFor(platform, user, account), ...answerFor(user, account, rootDomain) });
}

/** What a platform has to be told before these services answer it. */
const secrets: Record<SignInService, string> = { github: 'GITHUB_CLIENT_SECRET', google: 'GOOGLE_OAUTH_CLIENT_SECRET' };

function whoIs(service: SignInService, platform: Platform, body: Body): Identity {
  for (const name of ['oauth2_code', 'oauth2_state', 'oauth2_client_id', 'oauth2_redirect_uri'])
    if (!body[name]) throw refuse.message(400, `missing ${name} for provider ${service}`);
  /* It is looked for, but nobody there is ever asked. */
  if (body.provider === 'twitter') throw databaseErrors.undefinedParameter();
  if (!platform.deployment.hosted) throw new Error(`env var ${secrets[service]} is required`);
  const identity = identityOf(service, body.oauth2_code);
  if (!identity || !platform.outside.useGrant(textOf(body.oauth2_code)))
    throw refuse.message(403, 'The code passed is incorrect or expired.');
  return identity;
}

function signUpElsewhere(service: SignInService, asked: SignUp): Response {
  const { platform, body, provider } = asked;
  const { store } = platform;
  const identity = whoIs(service, platform, body);
  const user = store.where(users, { provider: service, provider_userid: identity.id })[0];
  if (user && asked.known) throw refuse.message(422, 'account already exists for this oauth user/provider');
  if (user) {
    const account = store.find(accounts, user.account_sid);
    if (!account) throw refuse.message(422, 'user exists with no associated account');
    const known = { ...answerFor(user, account), provider_userid: identity.id, pristine: false };
    return json({ jwt: tokenFor(platform, user, account), ...known });
  }
  if (body.locationBeforeAuth === '/sign-in')
    throw refuse.message(404, 'registering a new account not allowed from the sign-in page');
  if (store.where(users, { email: identity.email }).length > 0)
    throw refuse.message(400, `user already exists with email ${identity.email}`);
  const rootDomain = rootDomainOf(provider);
  const { user: added, account } = newUser(asked, {
    name: identity.name,
    email: identity.email,
    provider: service,
    provider_userid: identity.id,
    email_validated: 1,
  });
  const picture = { [service === 'github' ? 'avatar_url' : 'picture']: 'https://pictures.example.com/1.png' };
  const identified = { provider_userid: identity.id, ...picture };
  return json({ jwt: tokenFor(platform, added, account), ...answerFor(added, account, rootDomain), ...identified });
}

const presented = (c: Ctx): string => (c.req.header('authorization') ?? '').split(' ')[1] ?? '';

/** platform-api 3.6 */
export function registerRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/', (c) => {
    const body = c.get('body');
    const provider = providerOf(platform, body);
    const caller = signedInUser(platform, presented(c));
    const asked = { platform, body, provider, known: platform.store.find(users, caller?.userSid ?? null) };
    if (body.provider === 'local') return signUpLocally(asked);
    return signUpElsewhere(body.provider as SignInService, asked);
  });
  return app;
}
