import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Body, Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import { signToken } from '../../http/token.ts';
import type { Platform } from '../../platform.ts';
import { users } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { databaseErrors } from '../../store/databaseError.ts';
import { passwordMatches } from '../../store/secrets.ts';
import { textOf } from '../../store/text.ts';
import { accounts } from '../../store/tables.ts';
import { permissionsOf } from './login.ts';

/** By the code of a reset mail, which is left in place. */
function holderOfLink({ resetLinks, store }: Platform, link: string): Row {
  const userSid = resetLinks.userOf(link);
  if (!userSid) throw refuse.phrase(403);
  const user = store.find(users, userSid);
  if (!user) throw refuse.phrase(404);
  return user;
}

/** By address and password; only an address that was confirmed counts. */
function holderOfPassword({ store }: Platform, { email, password }: Body): Row {
  if (!email || !password) throw refuse.message(400, 'missing email or password');
  const user = store.where(users, { email: textOf(email), provider: 'local', email_validated: 1 })[0];
  if (!user) throw refuse.phrase(404);
  if (!passwordMatches(password, user.hashed_password)) throw refuse.phrase(403);
  return user;
}

const profile = (user: Row, account: Row) => ({
  user_sid: user.user_sid,
  name: user.name,
  email: user.email,
  phone: user.phone,
  account_sid: user.account_sid,
  service_provider_sid: account.service_provider_sid,
  force_change: user.force_change === 1,
  provider: user.provider,
  provider_userid: user.provider_userid,
  scope: user.scope,
  phone_validated: user.phone_validated === 1,
  email_validated: user.email_validated === 1,
  is_active: account.is_active === 1,
  pristine: false,
});

/** For users of an account only, since others fail the search for theirs; the token says nothing of view-only (platform-api 2.1, 3.2). */
export function signInRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/', async (c) => {
    await delay(platform.loginDelay);
    const body = c.get('body');
    const user = body.link ? holderOfLink(platform, textOf(body.link)) : holderOfPassword(platform, body);
    const account = platform.store.find(accounts, user.account_sid);
    if (!account) throw databaseErrors.syntax('');
    const userSid = user.user_sid as string;
    const iat = platform.seconds;
    const jwt = signToken(
      {
        scope: 'account',
        permissions: permissionsOf(platform, userSid),
        user_sid: userSid,
        account_sid: account.account_sid as string,
        service_provider_sid: account.service_provider_sid as string,
        iat,
        exp: iat + platform.tokenLifetime,
      },
      platform.secret,
    );
    platform.openSession(userSid);
    return json({ jwt, ...profile(user, account) });
  });

  return app;
}
