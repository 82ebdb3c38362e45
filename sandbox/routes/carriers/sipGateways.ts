import { isIPv4 } from 'node:net';
import type { Hono } from 'hono';
import type { Body, Caller, Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { sipGateways } from '../../store/tables.ts';
import { checkCarrierWriter } from './carrierRules.ts';
import { gatewayRoutes } from './gateways.ts';

/** Accounts may list the gateways of every carrier without an account, another provider's too, not change them (platform-api 2.4). */
function reachesCarrier(caller: Caller, carrier: Row, access: 'list' | 'write'): boolean {
  if (caller.scope === 'service_provider') return carrier.service_provider_sid === caller.serviceProviderSid;
  return carrier.account_sid === caller.accountSid || (access === 'list' && carrier.account_sid === null);
}

/** Judged by the body alone: a change of `inbound` has to repeat the address (platform-api 9.5). */
function checkGateway({ ipv4, netmask, inbound, outbound }: Body, minimumNetmask: number | undefined): void {
  const address = typeof ipv4 === 'string' ? ipv4 : '';
  if (netmask && minimumNetmask && Number(netmask) < minimumNetmask)
    throw refuse.message(400, `netmask required to have value equal or greater than ${minimumNetmask}`);
  if (/\s/.test(address)) throw refuse.message(400, 'Gateway must not contain whitespace');
  if (inbound && !isIPv4(address)) throw refuse.message(400, 'Inbound gateway must be IPv4 address');
  if (!inbound && outbound && netmask && Number(netmask) !== 32)
    throw refuse.message(400, 'For outbound only gateway netmask can only be 32');
}

/** platform-api 9.5 */
export const sipGatewayRoutes = (platform: Platform): Hono<Env> =>
  gatewayRoutes(platform, {
    table: sipGateways,
    admit: (caller) => checkCarrierWriter(platform, caller),
    judge: (body) => checkGateway(body, platform.deployment.minimumNetmask),
    reaches: reachesCarrier,
  });
