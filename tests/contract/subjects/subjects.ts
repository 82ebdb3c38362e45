import { declarations, englishResourceMessages } from '../../../resources';
import type { CompiledResource } from '../../../src/schema/types/compiled';
import { createRegistry } from '../../../src/schema/registry';
import type { ResourceDeclaration } from '../../../src/schema/types';
import { resourceMessages, type OtherLocale } from '../../support/languages';
import { folders } from './written';

/** What a resource's own `samples.ts` may say where its declaration says too little to try it on the platform. */
export interface Samples {
  /** Values of a new record, over those that follow from the fields. */
  create?: Record<string, unknown>;
  /** What an update changes, in the place of the first field that can be changed. */
  change?: Record<string, unknown>;
  /** `false` where the embedded platform has no such endpoint, or takes one record of an owner only: nothing is tried over HTTP then. */
  served?: false;
  /** Filters without which the platform gives no list. */
  filter?: Record<string, unknown>;
  /** What the made-up record has in the place of values that follow from its fields alone. */
  record?: Record<string, unknown>;
}

type Texts = Record<string, unknown>;

/** One declaration and all that its contract is tried with. */
export interface Subject {
  name: string;
  declaration: ResourceDeclaration;
  /** All declarations, this one among them. */
  among: readonly ResourceDeclaration[];
  english: Record<string, Texts>;
  /** Texts in another language. */
  translated: (locale: OtherLocale) => Promise<Record<string, Texts>>;
  samples: Samples;
  folders: typeof folders;
  /** Whether files may not be written; the environment says so where not given. */
  isCi?: boolean;
}

const samples = import.meta.glob<Samples>('../../../resources/*/samples.ts', { eager: true, import: 'default' });

export const samplesOf = (name: string): Samples => samples[`../../../resources/${name}/samples.ts`] ?? {};

/** Every resource folder. */
export const subjects: Subject[] = declarations.map((declaration) => ({
  name: declaration.name,
  declaration,
  among: declarations,
  english: englishResourceMessages,
  translated: resourceMessages,
  samples: samplesOf(declaration.name),
  folders,
}));

/** The compiled form of a declaration in the place of the subject's own. */
export function compiledOf({ name, among }: Subject, declaration?: ResourceDeclaration): CompiledResource {
  const all = among.map((other) => (other.name === name ? (declaration ?? other) : other));
  const resource = createRegistry(all).get(name);
  if (!resource) throw new Error(`'${name}' is not in the registry.`);
  return resource;
}
