import { ApiError } from './apiError';

export type BodyKind = 'json' | 'text' | 'blob';

const unreadable = (status: number) => new ApiError('errors.unreadable_answer', { status, kind: 'unreadable' });

const isHtml = (response: Response) => (response.headers.get('content-type') ?? '').includes('text/html');

/**
 * The body of a successful answer; undefined where there is none.
 * @throws ApiError `unreadable` for what is not what was asked for: a proxy's page with status 200 must never pass as success.
 */
export async function readBody(response: Response, kind: BodyKind): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (kind !== 'json' && isHtml(response)) throw unreadable(response.status);
  if (kind === 'blob') return response.blob();
  const text = await response.text();
  if (kind === 'text') return text;
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unreadable(response.status);
  }
}
