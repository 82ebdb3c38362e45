import type { Identifier } from 'react-admin';

/** A record as the provider gives it: with `id` besides its own key. */
export type WireRecord = { id: Identifier } & Record<string, unknown>;
export type Values = Readonly<Record<string, unknown>>;
