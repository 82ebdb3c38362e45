import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { done } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { users } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { databaseErrors } from '../../store/databaseError.ts';
import { accounts } from '../../store/tables.ts';
import { textOf } from '../../store/text.ts';
import { isAddress } from '../users/forgotPassword.ts';

const columns = {
  email: { value: 'email', code: 'email_activation_code', validated: 'email_validated' },
  phone: { value: 'phone', code: 'phone_activation_code', validated: 'phone_validated' },
} as const;

type Kind = keyof typeof columns;

const kindOf = (type: unknown): Kind => {
  if (!Object.hasOwn(columns, String(type))) throw refuse.message(400, `invalid activation type: ${String(type)}`);
  return type as Kind;
};

/** A confirmation takes whatever is no email for a phone. */
const confirmedKind = (type: unknown): Kind => (type === 'email' ? 'email' : 'phone');

/** What a confirmed address brings about, whether or not the code was right (platform-api 3.7). */
function sideEffects({ store }: Platform, user: Row): void {
  const others = store
    .where(users, { account_sid: user.account_sid ?? null })
    .filter(({ user_sid: sid }) => sid !== user.user_sid);
  for (const { user_sid: sid } of others) store.remove(users, sid as string);
  const isFirst = others.length === 0 && user.provider === 'local' && user.email_validated === 0;
  if (isFirst && user.account_sid) store.update(accounts, user.account_sid as string, { is_active: 1 });
}

/** platform-api 3.7 */
export function activationCodeRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();

  app.post('/', (c) => {
    const { user_sid: sid, type, value, code } = c.get('body');
    const names = columns[kindOf(type)];
    if (sid === undefined) throw databaseErrors.syntax('?');
    if (!store.find(users, textOf(sid))) throw refuse.message(400, 'invalid user_sid');
    if (type === 'email' && !isAddress(value)) throw refuse.message(400, 'invalid email');
    store.update(users, textOf(sid), { [names.value]: value, [names.code]: textOf(code), [names.validated]: 0 });
    return done();
  });

  app.put('/:sid', (c) => {
    const { user_sid: sid, type } = c.get('body');
    const names = columns[confirmedKind(type)];
    if (sid === undefined) throw type === 'email' ? databaseErrors.syntax('?') : databaseErrors.undefinedParameter();
    const user = store.find(users, textOf(sid));
    if (user && type === 'email') sideEffects(platform, user);
    if (!user || user[names.code] === null || user[names.code] !== rawSid(c))
      throw refuse.message(400, 'invalid user or activation code');
    store.update(users, textOf(sid), { [names.validated]: 1, [names.code]: null });
    return done();
  });

  return app;
}
