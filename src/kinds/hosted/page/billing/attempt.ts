import { ownPrefix } from '../../../../session/storage/kept';
import { browserStorage } from '../../../../session/storage/browserStorage';
import type { Capacities } from './lines';

/** Sent and not answered, or answered by a payment that waits for another card or its owner. */
export type AttemptState = 'none' | 'sent' | 'waiting';

/**
 * That an upgrade was sent whose payment is not settled. While there is one, no upgrade is sent a second time: only another card
 * for the payment that waits.
 */
export interface Attempt {
  state: () => AttemptState;
  /** What is paid for; it is shown as long as there is no other choice. */
  order: () => Capacities | undefined;
  /** @param order where an attempt begins; kept until it ends */
  set: (state: AttemptState, order?: Capacities) => void;
}

/** Kept for this user in this browser: it outlives a reload, another tab and the session. */
export function keptAttempt(userSid: string): Attempt {
  const key = `${ownPrefix(userSid)}payment`;
  const read = () => (browserStorage.read('local', key) ?? '').split(' ');
  const order = () => {
    const [, calls, device] = read().map(Number);
    return calls && device !== undefined ? { voice_call_session: calls, device } : undefined;
  };
  return {
    state: () => {
      const [state] = read();
      return state === 'sent' || state === 'waiting' ? state : 'none';
    },
    order,
    set: (state, begun = order()) => {
      const kept = [state, ...(begun ? [begun.voice_call_session, begun.device] : [])].join(' ');
      browserStorage.write('local', key, state === 'none' ? undefined : kept);
    },
  };
}
