import { useCallback, useSyncExternalStore } from 'react';
import { createListeners } from '../session/listeners';

/** How long what was found out about a record is believed. */
const lifetime = 300_000;

interface Entry {
  value: unknown;
  until: number;
}

const entries = new Map<string, Entry>();
const listeners = createListeners();
const keyOf = (resource: string, id: unknown) => `${resource} ${String(id)}`;

/** Keeps what was found out about a record, where asking again costs something; in memory only. */
export function remember(resource: string, id: unknown, value: unknown): void {
  entries.set(keyOf(resource, id), { value, until: Date.now() + lifetime });
  listeners.notify();
}

/** For a record that has changed since. */
export function forget(resource: string, id: unknown): void {
  if (entries.delete(keyOf(resource, id))) listeners.notify();
}

/** @returns undefined for what is not known, or no longer. */
export function recall<T>(resource: string, id: unknown): T | undefined {
  const entry = entries.get(keyOf(resource, id));
  return entry && entry.until > Date.now() ? (entry.value as T) : undefined;
}

/** The same for a component, which is told of every change. */
export const useRemembered = <T>(resource: string, id: unknown): T | undefined =>
  useSyncExternalStore(
    listeners.subscribe,
    useCallback(() => recall<T>(resource, id), [resource, id]),
  );
