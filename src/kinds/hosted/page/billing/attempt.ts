import { ownPrefix } from '../../../../session/storage/kept';
import { browserStorage } from '../../../../session/storage/browserStorage';

/** Sent and not answered, or answered by a payment that waits for another card or its owner. */
export type AttemptState = 'none' | 'sent' | 'waiting';

/**
 * That an upgrade was sent whose payment is not settled. While there is one, no upgrade is sent a second time: only another card
 * for the payment that waits.
 */
export interface Attempt {
  state: () => AttemptState;
  set: (state: AttemptState) => void;
}

/** Kept for this user in this browser: it outlives a reload, another tab and the session. */
export function keptAttempt(userSid: string): Attempt {
  const key = `${ownPrefix(userSid)}payment`;
  return {
    state: () => {
      const kept = browserStorage.read('local', key);
      return kept === 'sent' || kept === 'waiting' ? kept : 'none';
    },
    set: (state) => browserStorage.write('local', key, state === 'none' ? undefined : state),
  };
}
