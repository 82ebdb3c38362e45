import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { done } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { users } from '../../store/accessTables.ts';
import { databaseErrors } from '../../store/databaseError.ts';
import { hashPassword, passwordMatches } from '../../store/secrets.ts';
import { textOf } from '../../store/text.ts';

/**
 * Neither applies the password policy nor clears a forced change, and ends all sessions. The code of a reset mail, anybody's,
 * stands for the old password and is used up (platform-api 3.4).
 */
export function changePasswordRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();

  app.post('/', (c) => {
    const { old_password: oldPassword, new_password: newPassword } = c.get('body');
    if (!oldPassword || !newPassword) throw refuse.message(400, 'missing old_password or new_password');
    const { userSid } = c.get('caller');
    if (!userSid) throw databaseErrors.syntax('');
    const user = store.find(users, userSid);
    if (user?.provider !== 'local') throw refuse.message(400, 'user is using oauth authentication');
    const isKnown = passwordMatches(oldPassword, user.hashed_password) || platform.resetLinks.take(textOf(oldPassword));
    if (!isKnown) throw refuse.message(400, 'old_password is incorrect');
    store.update(users, user.user_sid as string, { hashed_password: hashPassword(textOf(newPassword)) });
    platform.closeSessions(user.user_sid as string);
    return done();
  });

  return app;
}
