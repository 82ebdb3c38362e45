/** What `POST /Subscriptions` answers (platform-api 21.3): a success of the call is none of the payment. */
export interface Answer {
  status?: string;
  client_secret?: string;
  reason?: string;
}

/** What became of a change, for whoever asked for it. */
export type Outcome =
  | { kind: 'success' }
  /** The owner of the card has to confirm the payment. */
  | { kind: 'action'; clientSecret: string }
  /** The card was refused; the platform waits for another one. */
  | { kind: 'card'; reason: string | undefined }
  /** The platform took the change back. */
  | { kind: 'failed'; reason: string | undefined }
  /** An answer that nobody told us of. */
  | { kind: 'unknown'; status: string };

/** Never a success that is not said. */
export function outcomeOf(answer: Answer | undefined): Outcome {
  const { status = '', client_secret: clientSecret, reason } = answer ?? {};
  if (status === 'success') return { kind: 'success' };
  if (status === 'action required' && clientSecret) return { kind: 'action', clientSecret };
  if (status === 'card error') return { kind: 'card', reason };
  if (/^failed/.test(status)) return { kind: 'failed', reason: reason ?? status };
  return { kind: 'unknown', status };
}

/** What a failed call says of the change: refused, by the card's bank, or not known at all. */
export type CallFailure = 'refused' | 'card' | 'unknown';

interface HttpFailure {
  status?: number;
  kind?: string;
  message?: string;
}

/**
 * Whether a call that failed may have changed something all the same: what was refused has not, what was dropped, or broke on the
 * way, may have. The provider of card payment refuses with a 500 of the platform (platform-api 21).
 */
export function failureOf(reason: unknown): CallFailure {
  const { status = 0, kind, message = '' } = (reason ?? {}) as HttpFailure;
  if (/from stripe: 402$/.test(message)) return 'card';
  if (/from stripe: 4\d\d$/.test(message)) return 'refused';
  const isAnswer = kind === 'refused' || kind === 'unauthorized' || kind === 'unasked';
  return isAnswer && status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/**
 * Whether a read of the next invoice failed since there is none: nothing is charged, or the provider knows no such customer
 * (platform-api 21).
 */
export function isNoInvoice(reason: unknown): boolean {
  const { status, message = '' } = (reason ?? {}) as HttpFailure;
  return status === 404 || /from stripe: 404$/.test(message);
}

/** The words for what a change costs now: more at once, nothing, or a credit (specification 1, section 4). */
export const chargeKind = (prorated: number): 'more' | 'same' | 'credit' =>
  prorated > 0 ? 'more' : prorated < 0 ? 'credit' : 'same';
