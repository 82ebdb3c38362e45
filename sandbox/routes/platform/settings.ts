import { Hono } from 'hono';
import { adminOnly } from '../../http/access.ts';
import type { Body, Env } from '../../http/caller.ts';
import { ConnectionDropped, refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { passwordSettings, systemInformation } from '../../store/accessTables.ts';
import type { Table } from '../../store/columns.ts';
import type { Row } from '../../store/database.ts';
import { without } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';

/** The single row of a table without the sandbox's own key. */
function singleRow(store: Store, table: Table): Row | undefined {
  const row = store.where(table, {})[0];
  return row && without(row, 'id');
}

function upsert(store: Store, table: Table, values: Body): void {
  if (Object.values(values).every((value) => value === undefined)) return;
  const row = store.where(table, {})[0];
  if (row) store.update(table, row.id as string, values);
  else store.insert(table, values);
}

/** platform-api 20.1: a bad key or value takes the process down. */
export function systemInformationRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/*', adminOnly);

  app.get('/', () => json(singleRow(store, systemInformation) ?? {}));

  app.post('/', (c) => {
    const body = c.get('body');
    if (Object.keys(body).length === 0 || 'id' in body) throw new ConnectionDropped();
    try {
      upsert(store, systemInformation, body);
    } catch {
      throw new ConnectionDropped();
    }
    return json(singleRow(store, systemInformation), 201);
  });

  return app;
}

/** platform-api 20.2 */
export function passwordSettingsRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/', () => json(singleRow(store, passwordSettings) ?? { min_password_length: 8 }));

  app.post('/', (c) => {
    if (c.get('caller').scope !== 'admin') throw refuse.phrase(403);
    const { min_password_length: length, require_digit: digit, require_special_character: special } = c.get('body');
    if (length && (Number(length) < 8 || Number(length) > 20))
      throw refuse.message(400, 'invalid min_password_length property: should be between 8-20');
    upsert(store, passwordSettings, {
      min_password_length: length,
      require_digit: digit,
      require_special_character: special,
    });
    return json({}, 201);
  });

  return app;
}
