import type { Hono } from 'hono';
import type { Caller, Env } from '../../http/caller.ts';
import type { Platform } from '../../platform.ts';
import { smppGateways } from '../../store/carrierTables.ts';
import type { Row } from '../../store/database.ts';
import { gatewayRoutes } from './gateways.ts';

/** An account changes those of carriers shared by its provider too; an account's API key has no provider (platform-api 2.2, 9.5). */
function reachesCarrier(caller: Caller, carrier: Row): boolean {
  const isOfProvider = carrier.service_provider_sid === caller.serviceProviderSid;
  if (caller.scope === 'service_provider') return isOfProvider;
  const isOfAccount = carrier.account_sid === null || carrier.account_sid === caller.accountSid;
  return isOfAccount && (carrier.service_provider_sid === null || isOfProvider);
}

/** platform-api 9.5; neither address nor netmask is looked at. */
export const smppGatewayRoutes = (platform: Platform): Hono<Env> =>
  gatewayRoutes(platform, { table: smppGateways, admit: () => {}, judge: () => {}, reaches: reachesCarrier });
