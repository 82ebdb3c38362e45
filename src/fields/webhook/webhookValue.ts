import type { CompiledField } from '../../schema/types/compiled';
import type { Complaint, Note } from '../kit';
import { cleanLine, plainText } from '../plainText';
import { checkUrl, ownAddressNotes } from '../url/checkUrl';

/** A hook as the form holds it. An absent username means no authentication, an empty one that it is still to be typed. */
export interface Webhook {
  url: string;
  method: string;
  username?: string | null;
  password?: string | null;
  /** Of the stored hook: goes back as it came, so that the API changes that hook instead of making another. */
  webhook_sid?: string;
}

/** Methods of a hook (specification 1, section 9); the queue event hook has no GET. */
export const methodsOf = (field: CompiledField): readonly string[] =>
  Array.isArray(field.options?.methods) ? (field.options.methods as string[]) : ['POST', 'GET'];

const schemesOf = (field: CompiledField): readonly string[] =>
  Array.isArray(field.options?.schemes) ? (field.options.schemes as string[]) : ['http', 'https', 'ws', 'wss'];

/** A web socket forces GET (specification 1, section 5). */
export const isSocket = (url: string) => /^\s*wss?:\/\//i.test(url);

/** Any value as a hook: the platform gives null for none. */
export function toWebhook(value: unknown): Webhook {
  const given = (value !== null && typeof value === 'object' ? value : {}) as Partial<Webhook>;
  return { ...given, url: given.url ?? '', method: given.method ?? 'POST' };
}

/** Whether user and password are asked for. */
export const hasCredentials = ({ username, password }: Webhook): boolean => {
  const isAbsent = (text: string | null | undefined) => text === null || text === undefined;
  return !isAbsent(username) || !isAbsent(password);
};

/** A good address, and both halves of basic authentication (specification 1, section 5). */
export function checkWebhook(value: unknown, field: CompiledField): Complaint | undefined {
  const hook = toWebhook(value);
  if (hook.url.trim() === '')
    return hasCredentials(hook) && (hook.username || hook.password) ? { key: 'fields.webhook.no_url' } : undefined;
  const complaint = checkUrl(hook.url, schemesOf(field));
  if (complaint) return complaint;
  if (!isSocket(hook.url) && !methodsOf(field).includes(hook.method))
    return { key: 'fields.webhook.method_refused', args: { method: hook.method } };
  if (hasCredentials(hook) && !(hook.username?.trim() && hook.password)) return { key: 'fields.webhook.credentials' };
  return undefined;
}

/** What a hook beside this one is probably called: the same address with the path behind it; none beside a web socket or a bad address. */
export function addressBeside(hook: Webhook, path: string): string | undefined {
  const url = plainText(cleanLine(hook.url))
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return url === '' || checkUrl(url) !== undefined ? undefined : url + path;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** User and password that stand in the address: seen by whoever sees it, and not sent by everything that calls it. */
function notesOnCredentials(hook: Webhook): Note[] {
  const [, scheme = '', username = '', password = '', rest = ''] =
    /^([a-z][a-z\d+.-]*:\/\/)([^/?#@:]*)(?::([^/?#]*))?@([^@]*)$/i.exec(plainText(cleanLine(hook.url))) ?? [];
  if (scheme === '') return [];
  const moved = { ...hook, url: scheme + rest, username: decoded(username), password: decoded(password) };
  return [
    {
      key: 'fields.webhook.in_address',
      severity: 'warning',
      offer: { value: moved, key: 'fields.webhook.move_credentials' },
    },
  ];
}

/** What works, but probably not as it is meant. */
export function webhookNotes(value: unknown): Note[] {
  const hook = toWebhook(value);
  return [...notesOnCredentials(hook), ...ownAddressNotes(hook.url)];
}

/** What a request carries: null without an address, else the whole hook; its address and user cleaned, its password as it is. */
export function webhookToWire(value: unknown): unknown {
  const hook = toWebhook(value);
  const url = plainText(cleanLine(hook.url));
  if (url === '') return null;
  return {
    ...hook,
    url,
    method: isSocket(url) ? 'GET' : hook.method,
    username: cleanLine(hook.username),
    password: hook.password || null,
  };
}

/** A hook as it may be kept outside the form. */
export function withoutPassword(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const { password, ...rest } = value as Partial<Webhook>;
  return password ? rest : value;
}
