import type { CompiledResource } from '../src/schema/compiled';
import { leanOf, leanTextsOf } from '../src/schema/lean';
import type { ResourcePart } from '../src/schema/partedRegistry';
import { createRegistry } from '../src/schema/registry';
import { declarations, englishResourceMessages } from '.';
import { knownSpeech } from './speech-services/known';

/** Modules of which a build needs only the values, by their path below this folder. */
const literals: Record<string, Record<string, unknown>> = { 'speech-services/known.ts': { knownSpeech } };

/** What a build makes of the declarations: the beginning of each resource, and the rest of it by name. */
export function resourceParts() {
  const { resources } = createRegistry(declarations);
  const textsOf = ({ name }: CompiledResource) => englishResourceMessages[name] ?? {};
  const parts = resources.map((resource) => [resource.name, { resource, texts: textsOf(resource) }] as const);
  return {
    literals,
    lean: resources.map(leanOf),
    startTexts: Object.fromEntries(resources.map((each) => [each.name, leanTextsOf(each, textsOf(each))])),
    parts: Object.fromEntries(parts) as Record<string, ResourcePart>,
  };
}
