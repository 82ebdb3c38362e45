import { createMiddleware } from 'hono/factory';
import type { Body, Env } from './caller.ts';
import { refuse } from './refusals.ts';

const limit = 100 * 1024;

function parseJson(text: string): Body {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null)
      throw new SyntaxError(`Unexpected token '${text.trim()[0]}', "${text.trim()}" is not valid JSON`);
    return value as Body;
  } catch (error) {
    throw refuse.message(400, (error as Error).message);
  }
}

/** The body of a request, `{}` when there is none (platform-api 1.1). */
export function parseBody(contentType: string, text: string): Body {
  if (text === '') return {};
  if (contentType.includes('application/json')) return parseJson(text);
  if (contentType.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return {};
}

/** Reads the body before anybody is asked who they are: malformed JSON is a 400 even without a token (platform-api 1.4). An upload is left to its route. */
export const readBody = createMiddleware<Env>(async (c, next) => {
  const contentType = c.req.header('content-type') ?? '';
  const isUpload = contentType.includes('multipart/form-data');
  const text = c.req.method === 'GET' || isUpload ? '' : await c.req.text();
  if (Buffer.byteLength(text) > limit) throw refuse.message(413, 'request entity too large');
  c.set('body', parseBody(contentType, text));
  await next();
});
