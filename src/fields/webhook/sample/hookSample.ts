/* In: a hook, and what it is told. Out: the request that the platform would make, to be looked at and copied. */
import { hasCredentials, isSocket, type Webhook } from '../webhookValue';

interface HookSample {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  /** Undefined for what is asked for by GET: it stands in the address. */
  body: string | undefined;
  /** Whether a web socket is opened, with the body as its first message. */
  isSocket: boolean;
}

const withQuery = (address: string, values: Readonly<Record<string, unknown>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
  return url.href;
};

/** Text as base64 of its UTF-8, as basic authentication wants it. */
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const authorization = ({ username, password }: Webhook) => `Basic ${base64(`${username ?? ''}:${password ?? ''}`)}`;

/** The request that the platform would make to a hook. @param hook with an address that is one @param values that it is told */
export function hookSample(hook: Webhook, values: Readonly<Record<string, unknown>>): HookSample {
  const url = hook.url.trim();
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
