/**
 * Why a call failed: never reached the API, refused by it, broken there, not understood here, not signed in, or not made, since
 * there can be no such record.
 */
export type ErrorKind = 'network' | 'refused' | 'fault' | 'unreadable' | 'unauthorized' | 'unasked';

/** Messages at fields: a text or message key, or the same again by row index or nested field. */
export type FieldErrors = { [field: string]: string | FieldErrors };

export interface ApiErrorDetails {
  /** 0 where there was no answer. */
  status: number;
  kind: ErrorKind;
  body?: { errors?: FieldErrors };
  /** Where a message with arguments says more than `message`. */
  messageKey?: string;
  messageArgs?: Record<string, unknown>;
  /** Seconds, of a 429. */
  retryAfter?: number;
}

/** A failed call, in the shape of react-admin's HttpError. `message` is the server's text or a message key. */
export class ApiError extends Error {
  readonly status: number;
  readonly kind: ErrorKind;
  readonly body: { errors?: FieldErrors };
  readonly messageKey: string | undefined;
  readonly messageArgs: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status;
    this.kind = details.kind;
    this.body = details.body ?? {};
    this.messageKey = details.messageKey;
    this.messageArgs = details.messageArgs;
    this.retryAfter = details.retryAfter;
  }
}

/** What to show for a failure: a key or text with arguments, for `translate(key, args)`. */
export function noticeOf(reason: unknown): { key: string; args: Record<string, unknown> } {
  const text = reason instanceof Error && reason.message ? reason.message : 'errors.generic';
  if (!(reason instanceof ApiError)) return { key: text, args: { _: text } };
  return { key: reason.messageKey ?? text, args: { ...reason.messageArgs, _: text } };
}

/** Whether a call was broken off by its caller. */
export const isAbort = (reason: unknown): boolean => reason instanceof Error && reason.name === 'AbortError';

/** A record that cannot exist, found out without asking. */
export const notFound = () => new ApiError('errors.not_found', { status: 404, kind: 'unasked' });
