import type { Store } from 'react-admin';
import { ownPrefix, preferencePrefix } from '../../session/storage/kept';

type Subscriber = (value: unknown) => void;

const listPrefix = 'list.';

/** What a list remembers about its last visit: it may hold names and numbers, so it goes with the session. */
const isListState = (key: string) => key.endsWith('.listParams') || key.endsWith('.selectedIds');

/** Queries that somebody has saved, and what they last chose, are nobody else's; unlike the state of a list they wait for their user. */
const isOwn = (key: string) => /savedQueries|^lastChoice/.test(key);

/** Reading and storing may fail (private windows, full storage); a preference is then only forgotten. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * react-admin's store over the browser's storage; preferences follow those of other tabs. `reset` forgets list states and keeps preferences.
 * @param userSid who is signed in
 */
export function createPreferencesStore(userSid = ''): Store {
  const prefixes = [preferencePrefix, listPrefix, ownPrefix(userSid)];
  const prefixOf = (key: string) =>
    isListState(key) ? listPrefix : isOwn(key) ? ownPrefix(userSid) : preferencePrefix;
  const keyOf = (stored: string): string | undefined => {
    const prefix = prefixes.find((candidate) => stored.startsWith(candidate));
    return prefix === undefined ? undefined : stored.slice(prefix.length);
  };
  const storedKeys = (): string[] =>
    Object.keys(localStorage)
      .map(keyOf)
      .filter((key) => key !== undefined);

  const read = (key: string): unknown =>
    attempt(() => JSON.parse(localStorage.getItem(prefixOf(key) + key) ?? 'null') as unknown) ?? undefined;
  const write = (key: string, value: unknown) =>
    attempt(() =>
      value === undefined
        ? localStorage.removeItem(prefixOf(key) + key)
        : localStorage.setItem(prefixOf(key) + key, JSON.stringify(value)),
    );

  const subscribers = new Map<string, Set<Subscriber>>();
  const publish = (key: string, value: unknown) => subscribers.get(key)?.forEach((tell) => tell(value));
  const set = (key: string, value: unknown) => {
    write(key, value);
    publish(key, value);
  };
  const followOtherTabs = ({ key: stored }: StorageEvent) => {
    const key = stored === null ? undefined : keyOf(stored);
    /* What is filtered or selected there is not what is worked at here. */
    if (key !== undefined && !isListState(key)) publish(key, read(key));
  };
  return {
    setup: () => window.addEventListener('storage', followOtherTabs),
    teardown: () => window.removeEventListener('storage', followOtherTabs),
    getItem: <T>(key: string, fallback?: T) => (read(key) as T | undefined) ?? fallback,
    setItem: set,
    removeItem: (key) => set(key, undefined),
    removeItems: (prefix) => {
      for (const key of storedKeys()) if (key.startsWith(prefix)) set(key, undefined);
    },
    reset: () => {
      for (const key of storedKeys()) if (isListState(key)) set(key, undefined);
    },
    subscribe: (key, tell) => {
      const own = subscribers.get(key) ?? new Set<Subscriber>();
      subscribers.set(key, own.add(tell));
      return () => void own.delete(tell);
    },
    listItems: (prefix = '') =>
      Object.fromEntries(
        storedKeys()
          .filter((key) => key.startsWith(prefix))
          .map((key) => [key, read(key)]),
      ),
  };
}
