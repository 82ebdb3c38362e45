import { Hono } from 'hono';
import type { Body, Caller, Ctx, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import type { Table } from '../../store/columns.ts';
import type { Row } from '../../store/database.ts';
import { textOf } from '../../store/text.ts';
import { voipCarriers } from '../../store/tables.ts';

export interface GatewayKind {
  table: Table;
  /** Who may write at all; asked first. */
  admit: (caller: Caller) => void;
  /** What every write is judged by, a delete with an empty body too; before whose carrier it is. */
  judge: (body: Body) => void;
  reaches: (caller: Caller, carrier: Row, access: 'list' | 'write') => boolean;
}

/** The five calls that both kinds of gateway have (platform-api 9.5); a single read is for everybody. */
export function gatewayRoutes({ store }: Platform, { table, admit, judge, reaches }: GatewayKind): Hono<Env> {
  const app = new Hono<Env>();

  /** An admin is not asked whether the carrier exists. */
  function checkCarrier(caller: Caller, sid: string, access: 'list' | 'write'): void {
    if (caller.scope === 'admin') return;
    const carrier = store.find(voipCarriers, sid);
    if (!carrier) throw refuse.message(400, 'invalid voip_carrier_sid');
    if (!reaches(caller, carrier, access)) throw refuse.message(403, 'insufficient privileges');
  }

  /** The gateway of the address, judged by the body and by the carrier it is at now. */
  function changeable(c: Ctx): string {
    admit(c.get('caller'));
    const row = store.find(table, rawSid(c));
    if (!row) throw refuse.message(400, `invalid ${table.primaryKey}`);
    judge(c.get('body'));
    checkCarrier(c.get('caller'), row.voip_carrier_sid as string, 'write');
    return row[table.primaryKey] as string;
  }

  app.get('/', (c) => {
    const carrierSid = c.req.query('voip_carrier_sid');
    if (!carrierSid) throw refuse.message(400, 'missing voip_carrier_sid');
    checkCarrier(c.get('caller'), carrierSid, 'list');
    return json(store.where(table, { voip_carrier_sid: carrierSid }));
  });

  app.get('/:sid', (c) => {
    const row = store.find(table, rawSid(c));
    if (!row) throw refuse.phrase(404);
    return json(row);
  });

  app.post('/', (c) => {
    const [caller, body] = [c.get('caller'), c.get('body')];
    admit(caller);
    if (!body.voip_carrier_sid) throw refuse.message(400, 'missing voip_carrier_sid');
    judge(body);
    checkCarrier(caller, textOf(body.voip_carrier_sid), 'write');
    return created(store.insert(table, body));
  });

  app.put('/:sid', (c) => {
    store.update(table, changeable(c), c.get('body'));
    return done();
  });

  app.delete('/:sid', (c) => {
    store.remove(table, changeable(c));
    return done();
  });

  return app;
}
