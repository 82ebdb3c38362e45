import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { pathSid, rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { phoneNumbers, voipCarriers } from '../../store/tables.ts';
import { removeGateways } from './carrierGateways.ts';
import { checkCarrierWriter, checkOwners, checkOwnership, checkRegistration } from './carrierRules.ts';
import { carrierList, carrierShape } from './carrierShape.ts';

/** platform-api 9.2 to 9.4 */
export function voipCarrierRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();

  app.get('/', (c) => carrierList(c, platform));

  /** A carrier shared by the provider is in an account's list, but cannot be opened by it. */
  app.get('/:sid', (c) => {
    const { scope, accountSid, serviceProviderSid } = c.get('caller');
    const row = store.find(voipCarriers, pathSid(c));
    if (!row) throw refuse.empty(404);
    const isForeign =
      (scope === 'account' && row.account_sid !== accountSid) ||
      (scope === 'service_provider' && row.service_provider_sid !== serviceProviderSid);
    if (isForeign) throw refuse.message(400, 'insufficient privileges');
    return json(carrierShape(row));
  });

  app.post('/', (c) => {
    const { scope, accountSid } = c.get('caller');
    checkCarrierWriter(platform, c.get('caller'));
    const columns = { ...c.get('body'), ...(scope === 'account' ? { account_sid: accountSid } : {}) };
    checkOwners(store, columns);
    checkRegistration(columns, {});
    return created(store.insert(voipCarriers, columns));
  });

  /** Providers are not checked. */
  app.put('/:sid', (c) => {
    const { scope, accountSid } = c.get('caller');
    checkCarrierWriter(platform, c.get('caller'));
    const body = { ...c.get('body'), ...(scope === 'account' ? { account_sid: accountSid } : {}) };
    const row = store.find(voipCarriers, rawSid(c));
    checkOwners(store, body);
    checkOwnership(c.get('caller'), row);
    checkRegistration(body, row ?? {});
    if (!row) throw refuse.phrase(404);
    store.update(voipCarriers, rawSid(c), body);
    return done();
  });

  /** The gateways go first: where a routing entry then keeps the carrier, they are gone (platform-api 26.8). */
  app.delete('/:sid', (c) => {
    checkCarrierWriter(platform, c.get('caller'));
    const sid = rawSid(c);
    const row = store.find(voipCarriers, sid);
    checkOwnership(c.get('caller'), row);
    if (store.where(phoneNumbers, { voip_carrier_sid: sid }).length > 0)
      throw refuse.message(422, 'cannot delete voip carrier with active phone numbers');
    removeGateways(store, sid);
    if (store.remove(voipCarriers, sid) === 0) throw refuse.phrase(404);
    return done();
  });

  return app;
}
