import type { VariableSchema } from './variables';

/** What the webhooks of the open form have answered, by address: rules look here instead of asking once more. */
const known = new Map<string, VariableSchema | null>();

export const rememberSchema = (url: string, schema: VariableSchema | null): void => void known.set(url, schema);

/** @returns null for a webhook that declares nothing, undefined for one that has not been asked. */
export const knownSchema = (url: string): VariableSchema | null | undefined => known.get(url);
