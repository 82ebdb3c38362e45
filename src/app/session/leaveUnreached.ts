import { drafts } from '../../session/ending/drafts';

interface Exit {
  /** Gives way to the sign-in page. */
  leave: () => void;
  /** Whether the page is being left already: some browsers break off its requests as if the network had failed. */
  isLeaving: () => boolean;
}

const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Watches over the requests of a page until the first is answered. When a page cannot load at all, it gives way to sign-in
 * (specification 1, section 8); with anything on screen or typed it stays, and the frame tells of the lost connection (design 3).
 */
export function leaveUnreached(send: typeof fetch, { leave, isLeaving }: Exit): typeof fetch {
  let hasAnswered = false;
  return async (input, init) => {
    try {
      const response = await send(input, init);
      hasAnswered = true;
      return response;
    } catch (error) {
      const isRead = (init?.method ?? 'GET') === 'GET';
      if (isRead && !hasAnswered && !wasCancelled(error) && !drafts.areThere() && !isLeaving()) leave();
      throw error;
    }
  };
}
