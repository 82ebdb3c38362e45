import type { Body } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';

const protocols = ['http:', 'https:', 'ws:', 'wss:'];
const hostname = /^(\[[0-9a-f:.]+\]|[a-z0-9_]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9])?)*)$/i;

/** What is wrong with the address of a hook, in the platform's words (platform-api 7.3). */
function faultOf(address: unknown): string | undefined {
  const text = String(address);
  if (typeof address !== 'string' || !URL.canParse(text)) return 'URL is invalid';
  if (text !== text.trim()) return 'URL contains leading/trailing whitespace';
  const url = new URL(text);
  if (!protocols.includes(url.protocol)) return `URL has missing or invalid protocol ${url.protocol}`;
  if (!hostname.test(url.hostname)) return `URL has invalid hostname ${url.hostname}`;
  return undefined;
}

/** Refuses a hook that is no object, before any address is looked at. */
export function checkIsObject(name: string, hook: unknown, doing: 'adding' | 'updating'): void {
  if (typeof hook !== 'object') throw refuse.message(400, `'${name}' must be an object when ${doing} an application`);
}

/** Refuses a call hook without a usable address; an absent hook fails at reading its address, a 500 (platform-api 7.3). */
export function checkHookUrl(name: string, hook: unknown): void {
  const fault = faultOf((hook as Body).url);
  if (fault) throw refuse.message(400, `${name} ${fault}`);
}
