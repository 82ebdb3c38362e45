import type { Registry } from '../src/schema/compiled';
import type { ResourcePart } from '../src/schema/partedRegistry';
import { createRegistry } from '../src/schema/registry';
import { declarations, englishResourceMessages } from '.';

/*
 * What the console starts with: in development everything. A build has other contents in this place (scripts/resourceParts.ts):
 * resources compiled, and only as far as lists need them.
 */

/** English texts of resources, by name. */
export const startTexts: Record<string, unknown> = englishResourceMessages;

type TextsCame = (name: string, texts: ResourcePart['texts']) => Promise<void>;

/** Takes whom to tell of texts that come later, see `createPartedRegistry`. */
export const openRegistry: (onTexts: TextsCame) => Registry = () => createRegistry(declarations);
