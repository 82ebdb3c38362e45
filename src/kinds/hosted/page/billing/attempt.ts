import { ownPrefix } from '../../../../session/storage/kept';
import { browserStorage } from '../../../../session/storage/browserStorage';
import type { Capacities } from './lines';

/** Sent, and not known what came of it; or answered by a payment that waits for another card or its owner. */
export type AttemptState = 'none' | 'sent' | 'waiting';

/**
 * That an upgrade was sent whose payment is not settled. While there is one, what was begun is completed, and another upgrade is
 * sent only once nothing can be waiting for a payment any more.
 */
export interface Attempt {
  state: () => AttemptState;
  /** What is paid for; nothing else can be chosen meanwhile. */
  order: () => Capacities | undefined;
  /** @param order where an attempt begins; kept until it ends */
  set: (state: AttemptState, order?: Capacities) => void;
}

/** Milliseconds after which the provider of card payment gives up what was not paid. */
const lifetime = 23 * 3_600_000;

/** Kept for this user in this browser: it outlives a reload, another tab and the session. */
export function keptAttempt(userSid: string, now: () => number = Date.now): Attempt {
  const key = `${ownPrefix(userSid)}payment`;
  /* A browser may forbid its storage: then it is known as long as the page is open. */
  let unstored = '';
  const read = () => {
    const [state, ...numbers] = (browserStorage.read('local', key) ?? unstored).split(' ');
    const [begun = NaN, calls, device] = numbers.map(Number);
    if (!(now() - begun < lifetime) || (state !== 'sent' && state !== 'waiting')) return undefined;
    const order = calls && device !== undefined ? { voice_call_session: calls, device } : undefined;
    return { state, begun, order } as const;
  };
  return {
    state: () => read()?.state ?? 'none',
    order: () => read()?.order,
    set(state, begun) {
      const before = read();
      const order = begun ?? before?.order;
      const quantities = order ? [order.voice_call_session, order.device] : [];
      const kept = state === 'none' ? undefined : [state, before?.begun ?? now(), ...quantities].join(' ');
      browserStorage.write('local', key, kept);
      unstored = browserStorage.read('local', key) === kept ? '' : (kept ?? '');
    },
  };
}
