import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { done } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { users } from '../../store/accessTables.ts';
import { accounts } from '../../store/tables.ts';

const atom = String.raw`[^\s@<>()[\]\\.,;:"]+`;
const local = String.raw`(${atom}(\.${atom})*|".+")`;
const domain = String.raw`(\[\d{1,3}(\.\d{1,3}){3}\]|([a-z\d-]+\.)+[a-z]{2,})`;
const address = new RegExp(`^${local}@${domain}$`, 'i');

export const isAddress = (text: unknown): text is string => typeof text === 'string' && address.test(text);

/** Mails a link and, though nobody proved to be the user, ends the user's sessions (platform-api 3.5). */
export function forgotPasswordRoutes(platform: Platform): Hono<Env> {
  const { store, resetLinks } = platform;
  const app = new Hono<Env>();

  app.post('/', (c) => {
    const { email } = c.get('body');
    if (!isAddress(email)) throw refuse.error(400, 'invalid or missing email');
    const user = store.where(users, { email })[0];
    const account = store.find(accounts, user?.account_sid);
    if (!user?.is_active || account?.is_active === 0) throw refuse.error(400, 'failed to reset your password');
    const userSid = user.user_sid as string;
    if (user.provider === 'local') resetLinks.send(userSid, email);
    platform.closeSessions(userSid);
    return done();
  });

  return app;
}
