import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { pathSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import type { Store } from '../../store/store.ts';
import { accounts, voipCarriers } from '../../store/tables.ts';
import { reachedAccount } from '../accounts/accounts.ts';
import { checkCarrierWriter } from './carrierRules.ts';
import { changeableProvider } from '../platform/serviceProviders.ts';

/** Carrier writes below an owner check neither the carrier nor whose it is (platform-api 5.3, 6.7, 9.3). */
const changeAnyCarrier = (store: Store, sid: string, body: Record<string, unknown>) => {
  if (store.update(voipCarriers, sid, body) === 0) throw refuse.phrase(404);
  return done();
};

export function providerCarrierRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/:sid/VoipCarriers', (c) =>
    created(store.insert(voipCarriers, { ...c.get('body'), service_provider_sid: changeableProvider(c) })),
  );
  app.put('/:sid/VoipCarriers/:carrier', (c) => {
    changeableProvider(c);
    return changeAnyCarrier(store, pathSid(c, 'carrier'), c.get('body'));
  });
  return app;
}

/** The create looks up the caller's own account, which an admin and a provider do not have; where only providers may, an admin may not. */
export function accountCarrierRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();
  app.post('/:sid/VoipCarriers', (c) => {
    if (platform.deployment.carriersByProviderOnly && c.get('caller').scope !== 'service_provider')
      throw refuse.message(400, 'insufficient privileges');
    const account = store.find(accounts, c.get('caller').accountSid);
    reachedAccount(c, store);
    if (!account) throw new TypeError("Cannot read properties of undefined (reading 'service_provider_sid')");
    const { account_sid, service_provider_sid } = account;
    return created(store.insert(voipCarriers, { account_sid, ...c.get('body'), service_provider_sid }));
  });
  app.put('/:sid/VoipCarriers/:carrier', (c) => {
    checkCarrierWriter(platform, c.get('caller'));
    const carrierSid = pathSid(c, 'carrier');
    reachedAccount(c, store);
    return changeAnyCarrier(store, carrierSid, c.get('body'));
  });
  return app;
}
