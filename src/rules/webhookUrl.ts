import { checkUrl } from '../fields/url/checkUrl';
import { ruleText, type NamedRule } from './namedRule';

/** Addresses that the platform calls or opens a socket to (platform-api, webhooks). */
const schemes = ['http', 'https', 'ws', 'wss'];

/** The address of a webhook; `options.schemes` narrows what may stand before the colon. */
export const webhookUrl: NamedRule = (value, _, options) => {
  const allowed = Array.isArray(options.schemes) ? (options.schemes as string[]) : schemes;
  return ruleText(value) === '' ? undefined : checkUrl(value, allowed);
};
