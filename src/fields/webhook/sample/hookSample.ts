import { hasCredentials, isSocket, type Webhook } from '../webhookValue';

/** What a hook is told: that a call has come, or how it goes on. */
export type SampleKind = 'call' | 'status';

/** Whose call the sample is about; invented where the form does not say. */
export interface SampleOwners {
  account_sid?: string | undefined;
  application_sid?: string | undefined;
}

export interface HookSample {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  /** Undefined for what is asked for by GET: it stands in the address. */
  body: string | undefined;
  /** Whether a web socket is opened, with the body as its first message. */
  isSocket: boolean;
}

const inventedSid = '00000000-0000-4000-8000-000000000000';

/** A call as the platform describes it; the numbers are from the ranges that are kept for fiction. */
function payload(kind: SampleKind, { account_sid, application_sid }: SampleOwners): Record<string, unknown> {
  const call = {
    call_sid: '11111111-2222-4333-8444-555555555555',
    direction: 'inbound',
    from: '+15005550100',
    to: '+15005550199',
    call_id: 'a84b4c76e66710@203.0.113.7',
    account_sid: account_sid ?? inventedSid,
    application_sid: application_sid ?? inventedSid,
    originating_sip_ip: '203.0.113.7',
  };
  if (kind === 'call') return { ...call, sip_status: 100, call_status: 'trying' };
  return { ...call, sip_status: 200, call_status: 'completed', duration: 42, call_termination_by: 'caller' };
}

const withQuery = (address: string, values: Record<string, unknown>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
  return url.href;
};

/** Text as base64 of its UTF-8, as basic authentication wants it. */
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const authorization = ({ username, password }: Webhook) => `Basic ${base64(`${username ?? ''}:${password ?? ''}`)}`;

/** The request that the platform would make to a hook. @param hook with an address that is one */
export function hookSample(hook: Webhook, kind: SampleKind, owners: SampleOwners = {}): HookSample {
  const url = hook.url.trim();
  const values = payload(kind, owners);
  const body = JSON.stringify(values, null, 2);
  const credentials: [string, string][] = hasCredentials(hook) ? [['Authorization', authorization(hook)]] : [];
  if (isSocket(url)) return { method: 'GET', url, headers: credentials, body, isSocket: true };
  const accept: [string, string] = ['Accept', 'application/json'];
  if (hook.method === 'GET')
    return {
      method: 'GET',
      url: withQuery(url, values),
      headers: [accept, ...credentials],
      body: undefined,
      isSocket: false,
    };
  const type: [string, string] = ['Content-Type', 'application/json'];
  return { method: hook.method, url, headers: [type, accept, ...credentials], body, isSocket: false };
}

/** A word of a shell, whatever is in it. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The line that makes the same request from a shell; none for a web socket. */
export function curlLine({ method, url, headers, body, isSocket: isWebSocket }: HookSample): string | undefined {
  if (isWebSocket) return undefined;
  const parts = [
    'curl',
    '-X',
    method,
    quoted(url),
    ...headers.flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...(body === undefined ? [] : ['--data-raw', quoted(JSON.stringify(JSON.parse(body)))]),
  ];
  return parts.join(' ');
}

const hidden = '••••••';

/** The headers as they may be shown: credentials are copied with the line, not read from the screen. */
export const shownHeaders = ({ headers }: HookSample): string =>
  headers.map(([name, value]) => `${name}: ${name === 'Authorization' ? `Basic ${hidden}` : value}`).join('\n');
