import type { Store } from 'ra-core';
import { preferencePrefix, readPreference, writePreference } from '../preferences';

type Subscriber = (value: unknown) => void;

/** What a list remembers about its last visit; unlike a preference it may hold names and numbers, so it goes at sign-out. */
const isListState = (key: string) => key.endsWith('.listParams') || key.endsWith('.selectedIds');

const storedKeys = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(preferencePrefix))
    .map((key) => key.slice(preferencePrefix.length));

/** react-admin's store over the browser's preferences; other tabs follow. `reset` forgets list states and keeps preferences. */
export function createPreferencesStore(): Store {
  const subscribers = new Map<string, Set<Subscriber>>();
  const publish = (key: string, value: unknown) => subscribers.get(key)?.forEach((tell) => tell(value));
  const set = (key: string, value: unknown) => {
    writePreference(key, value);
    publish(key, value);
  };
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (!key?.startsWith(preferencePrefix)) return;
    const name = key.slice(preferencePrefix.length);
    publish(name, readPreference(name));
  };
  return {
    setup: () => window.addEventListener('storage', followOtherTabs),
    teardown: () => window.removeEventListener('storage', followOtherTabs),
    getItem: <T>(key: string, fallback?: T) => (readPreference(key) as T | undefined) ?? fallback,
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
          .map((key) => [key, readPreference(key)]),
      ),
  };
}
