import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { accountGuard, providerGuard } from '../../http/access.ts';
import type { Caller, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import {
  predefinedCarriers,
  predefinedSipGateways,
  predefinedSmppGateways,
  smppGateways,
} from '../../store/carrierTables.ts';
import { without } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { sipGateways, voipCarriers } from '../../store/tables.ts';

/** Public: no sign-in is asked for (platform-api 9.6). */
export function predefinedCarrierRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', () => json(store.where(predefinedCarriers, {})));
  return app;
}

const gatewayTables = [
  { template: predefinedSipGateways, table: sipGateways },
  { template: predefinedSmppGateways, table: smppGateways },
];

const suffix = () => randomBytes(16).toString('base64url').slice(0, 22).replaceAll(/[-_]/g, 'x');

/** Copies the template with its gateways; the name gets a tail where the provider has a carrier of that name already. */
function addFromTemplate(store: Store, templateSid: string, caller: Caller, providerSid: string | null): string {
  const template = store.find(predefinedCarriers, templateSid);
  if (!template) throw refuse.phrase(404);
  const name = String(template.name);
  const isTaken = providerSid && store.where(voipCarriers, { service_provider_sid: providerSid, name }).length > 0;
  const carrierSid = store.insert(voipCarriers, {
    ...without(template, 'predefined_carrier_sid', 'requires_static_ip'),
    name: isTaken ? `${name}-${suffix()}` : name,
    account_sid: caller.accountSid,
    service_provider_sid: providerSid,
  });
  for (const { template: from, table } of gatewayTables)
    for (const gateway of store.where(from, { predefined_carrier_sid: templateSid }))
      store.insert(table, {
        ...without(gateway, 'predefined_carrier_sid', from.primaryKey),
        voip_carrier_sid: carrierSid,
      });
  return carrierSid;
}

export function providerPredefinedCarrierRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/PredefinedCarriers/*', providerGuard);
  app.post('/:sid/PredefinedCarriers/:template', (c) =>
    created(addFromTemplate(store, rawSid(c, 'template'), c.get('caller'), rawSid(c))),
  );
  return app;
}

/** The account of the address is not used: a caller without one leaves a carrier that nobody owns (platform-api 9.6). */
export function accountPredefinedCarrierRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/PredefinedCarriers/*', accountGuard(store, 'goes on'));
  app.post('/:sid/PredefinedCarriers/:template', (c) => {
    const caller = c.get('caller');
    const providerSid = caller.accountSid ? caller.serviceProviderSid : null;
    return created(addFromTemplate(store, rawSid(c, 'template'), caller, providerSid));
  });
  return app;
}
