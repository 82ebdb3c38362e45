/** Bodies that only repeat the status in words (platform-api 1.4) tell an operator nothing. */
const reasonPhrases = new Set([
  'bad request',
  'unauthorized',
  'forbidden',
  'not found',
  'internal server error',
  'payload too large',
  'unprocessable entity',
  'bad gateway',
  'service unavailable',
  'gateway timeout',
  'gateway time-out',
]);

const longest = 500;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One of `{msg}`, `{status, message}`, `{error}`, plain text; HTML pages and empty bodies say nothing. */
const serverText = (text: string): string | undefined => {
  const value = parsed(text);
  if (value !== null && typeof value === 'object') {
    const { msg, message, error } = value as Record<string, unknown>;
    return [msg, message, error].find((part): part is string => typeof part === 'string' && part.trim() !== '');
  }
  const plain = (typeof value === 'string' ? value : text).trim();
  const says = plain !== '' && !plain.startsWith('<') && plain.length <= longest;
  return says && !reasonPhrases.has(plain.toLowerCase()) ? plain : undefined;
};

const keyOf = (status: number): string => {
  if (status === 401) return 'errors.session_expired';
  if (status === 403) return 'errors.no_access';
  if (status === 404) return 'errors.not_found';
  if (status === 413) return 'errors.too_large';
  if (status === 429) return 'errors.too_many_requests';
  if (status >= 502 && status <= 504) return 'errors.server_unreachable';
  return 'errors.generic';
};

/** Statuses whose own text comes from what stands between us and the API, or is always the same. */
const isOurs = (status: number) => status === 401 || status === 429 || (status >= 502 && status <= 504);

/**
 * The message of a refusal: the server's text where it says something, otherwise a message key (platform-api 1.4).
 * @param body the answer's body as text
 */
export const errorText = (status: number, body: string): string =>
  (isOurs(status) ? undefined : serverText(body)) ?? keyOf(status);
