import { browserStorage } from '../storage/browserStorage';
import { draftPrefix, draftsPrefix, isKept, tabsPrefix } from '../storage/kept';

/** What a form holds unsaved, as JSON: never a secret. */
export interface Draft {
  values: Record<string, unknown>;
  /** Names of fields that were typed into and are not kept. */
  leftOut: string[];
}

/** State of a navigation of which the operator was asked before it was begun whether what is unsaved may be lost. */
export const draftsGivenUp = { draftsGivenUp: true } as const;

export const areDraftsGivenUp = (state: unknown): boolean =>
  (state as Partial<typeof draftsGivenUp> | null)?.draftsGivenUp === true;

type Read = () => Draft | undefined;

/** Forms that are open, by their address. */
const open = new Map<Read, string>();

const keyOf = (userSid: string, address: string) => draftPrefix(userSid) + address;

const isDraft = (value: unknown): value is Draft => {
  const { values, leftOut } = (value ?? {}) as Record<string, unknown>;
  return typeof values === 'object' && values !== null && Array.isArray(leftOut);
};

/** Unsaved forms of a user whose session ended by itself; they wait in this tab until the same user is back. */
export const drafts = {
  /**
   * An open form offers what it holds.
   * @param read asked when the session ends; undefined where nothing is unsaved
   * @returns ends the offer
   */
  offer(address: string, read: Read): () => void {
    open.set(read, address);
    return () => void open.delete(read);
  },

  /** Whether an open form holds something unsaved. */
  areThere: (): boolean => [...open.keys()].some((read) => read() !== undefined),

  /** Keeps what the open forms hold. */
  keep(userSid: string): void {
    for (const [read, address] of open) {
      const draft = read();
      if (draft) browserStorage.write('session', keyOf(userSid, address), JSON.stringify(draft));
    }
  },

  find(userSid: string, address: string): Draft | undefined {
    try {
      const draft: unknown = JSON.parse(browserStorage.read('session', keyOf(userSid, address)) ?? 'null');
      return isDraft(draft) ? draft : undefined;
    } catch {
      return undefined;
    }
  },

  /** Forgets what other users of this tab have left, also what they had chosen. */
  dropOthers: (userSid: string): void =>
    browserStorage.clear(
      'session',
      (key) => isKept(key, userSid) || ![draftsPrefix, tabsPrefix].some((prefix) => key.startsWith(prefix)),
    ),

  drop: (userSid: string, address: string): void => browserStorage.write('session', keyOf(userSid, address), undefined),
};
