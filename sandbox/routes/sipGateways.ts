import { isIPv4 } from 'node:net';
import { Hono } from 'hono';
import type { Body, Caller, Env } from '../http/caller.ts';
import { rawSid } from '../http/paths.ts';
import { refuse } from '../http/refusals.ts';
import { created, done, json } from '../http/responses.ts';
import type { Platform } from '../platform.ts';
import type { Row } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { textOf } from '../store/text.ts';
import { sipGateways, voipCarriers } from '../store/tables.ts';

/** Accounts may list the gateways of every carrier without an account, another provider's too, not change them (platform-api 2.4). */
function reachesCarrier(caller: Caller, carrier: Row, access: 'list' | 'write'): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'service_provider') return carrier.service_provider_sid === caller.serviceProviderSid;
  return carrier.account_sid === caller.accountSid || (access === 'list' && carrier.account_sid === null);
}

function checkCarrier(store: Store, caller: Caller, sid: string, access: 'list' | 'write'): void {
  if (caller.scope === 'admin') return;
  const carrier = store.find(voipCarriers, sid);
  if (!carrier) throw refuse.message(400, 'invalid voip_carrier_sid');
  if (!reachesCarrier(caller, carrier, access)) throw refuse.message(403, 'insufficient privileges');
}

/** Judged by the body alone: a change of `inbound` has to repeat the address (platform-api 9.5). */
function checkGateway({ ipv4, netmask, inbound, outbound }: Body): void {
  const address = typeof ipv4 === 'string' ? ipv4 : '';
  if (/\s/.test(address)) throw refuse.message(400, 'Gateway must not contain whitespace');
  if (inbound && !isIPv4(address)) throw refuse.message(400, 'Inbound gateway must be IPv4 address');
  if (!inbound && outbound && netmask && Number(netmask) !== 32)
    throw refuse.message(400, 'For outbound only gateway netmask can only be 32');
}

/** platform-api 9.5 */
export function sipGatewayRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  const existing = (sid: string) => {
    const row = store.find(sipGateways, sid);
    if (!row) throw refuse.message(400, 'invalid sip_gateway_sid');
    return row;
  };

  app.get('/', (c) => {
    const carrierSid = c.req.query('voip_carrier_sid');
    if (!carrierSid) throw refuse.message(400, 'missing voip_carrier_sid');
    checkCarrier(store, c.get('caller'), carrierSid, 'list');
    return json(store.where(sipGateways, { voip_carrier_sid: carrierSid }));
  });

  app.get('/:sid', (c) => {
    const row = store.find(sipGateways, rawSid(c));
    if (!row) throw refuse.phrase(404);
    return json(row);
  });

  app.post('/', (c) => {
    const body = c.get('body');
    if (!body.voip_carrier_sid) throw refuse.message(400, 'missing voip_carrier_sid');
    checkGateway(body);
    checkCarrier(store, c.get('caller'), textOf(body.voip_carrier_sid), 'write');
    return created(store.insert(sipGateways, body));
  });

  app.put('/:sid', (c) => {
    const row = existing(rawSid(c));
    checkGateway(c.get('body'));
    checkCarrier(store, c.get('caller'), row.voip_carrier_sid as string, 'write');
    store.update(sipGateways, rawSid(c), c.get('body'));
    return done();
  });

  app.delete('/:sid', (c) => {
    const row = existing(rawSid(c));
    checkCarrier(store, c.get('caller'), row.voip_carrier_sid as string, 'write');
    store.remove(sipGateways, rawSid(c));
    return done();
  });

  return app;
}
