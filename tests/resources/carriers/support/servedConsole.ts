import { createDataProvider, type ConsoleDataProvider } from '../../../../dataProvider';
import { createHttp } from '../../../../dataProvider/http/http';
import { declarations } from '../../../../resources';
import type { Fault } from '../../../../sandbox';
import '../../../../src/app/start/registrations';
import { createCodec } from '../../../../src/fields/codec';
import { fieldTypes } from '../../../../src/fields/registry';
import { createRegistry } from '../../../../src/schema/registry';
import { serveSandbox } from '../../../sandbox/support/serve';
import { buildSession } from '../../../support/builders';

export type Row = Record<string, unknown>;

export interface Carrier extends Row {
  id: string;
  sip_gateways: Row[];
  smpp_gateways: Row[];
}

/** The console's own provider on a platform behind a real socket, signed in as a user of a service provider. */
export async function servedConsole() {
  const served = await serveSandbox();
  const apiBase = `${served.url}/api/v1`;
  /* What is told of an answer after it was given, e.g. that it never arrives. */
  let tamper: (request: Request, answer: Response) => Response | Promise<Response> = (_, answer) => answer;
  let token = '';
  const ask = async <T = unknown>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(apiBase + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const login = await ask<Row & { token: string }>('POST', '/login', {
    username: 'provider',
    password: 'Provider-123',
  });
  token = login.token;
  const provider = String(login.service_provider_sid);
  const session = buildSession({
    scope: 'service_provider',
    service_provider_sid: provider,
    current_service_provider_sid: provider,
  });
  const registry = createRegistry(declarations);
  const through: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return tamper(request.clone(), await fetch(request));
  };
  const newProvider = (): ConsoleDataProvider =>
    createDataProvider({
      registry,
      http: createHttp({ apiBase, fetch: through, token: () => token }),
      facts: () => ({ session, features: {} }),
      codec: createCodec(fieldTypes),
    });
  return {
    ask,
    provider,
    newProvider,
    /** Orders a fault, through the control that everybody has. */
    fault: (fault: Fault) =>
      fetch(`${served.url}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      }),
    clearFaults: () => fetch(`${served.url}/sandbox/faults`, { method: 'DELETE' }),
    writes: () =>
      served.sandbox
        .requests()
        .filter(({ method, path }) => method !== 'GET' && path !== '/login')
        .map(({ method, path, status }) => `${method} ${path} ${status}`),
    clearRequests: () => served.sandbox.clearRequests(),
    /** The platform does what is asked, and its answer is lost: once, for the first request that fits. */
    loseAnswer(method: string, path: RegExp) {
      let left = 1;
      tamper = (request, answer) => {
        if (left === 0 || request.method !== method || !path.test(new URL(request.url).pathname)) return answer;
        left -= 1;
        throw new TypeError('fetch failed');
      };
    },
    gatewaysOf: (sid: string) => ask<Row[]>('GET', `/SipGateways?voip_carrier_sid=${sid}`),
    close: served.close,
  };
}

export type ServedConsole = Awaited<ReturnType<typeof servedConsole>>;

/** What a row of the form and one of the platform have in common: flags are numbers there. */
export const essence = ({ ipv4, port, netmask, protocol, inbound, outbound, is_active }: Row) =>
  [ipv4, port, Number(inbound) ? netmask : 32, Number(outbound) ? protocol : 'udp', inbound, outbound, is_active]
    .map((value) => (typeof value === 'boolean' ? Number(value) : value))
    .join(' ');

export const gateway = (changes: Row = {}): Row => ({
  ipv4: '192.0.2.1',
  port: 5060,
  netmask: 32,
  protocol: 'udp',
  inbound: true,
  outbound: false,
  is_active: true,
  pad_crypto: false,
  send_options_ping: false,
  use_sips_scheme: false,
  ...changes,
});
