import type { Predicate } from '../../../schema/facts/predicate';
import type { Field } from '../../../schema/types';

/** What applications have to know to synthesize with a vendor, or to recognize. */
export interface SpeechUse {
  /** False for a vendor whose language follows from something else. */
  language?: false;
  /** Languages and voices that a newly chosen vendor begins with: the first of them that is offered, else the first of all. */
  presets?: readonly string[];
}

export interface SynthesisUse extends SpeechUse {
  /**
   * Where the vendor's voices stand, if not with each language: `models` for its list of models, or the language whose voices
   * serve every language (`*` for the first that has any).
   */
  voicesFrom?: string;
  /** Voices that the customer has made: `true` where the API lists them (platform-api 16.6), or the condition on the credential under which their name is typed. */
  ownVoices?: true | Predicate;
}

/**
 * A vendor of speech services as data: adding one means adding one such file, see docs/adding-a-speech-vendor.md. It stays JSON,
 * and says nothing that only one vendor could say.
 */
export interface SpeechVendor {
  /** As it is stored; one that ends with a colon stands before names that the customer gives. */
  value: string;
  /** As people know it. */
  name: string;
  /** Absent for a vendor that does not synthesize. */
  tts?: SynthesisUse;
  /** Absent for a vendor that does not recognize. */
  stt?: SpeechUse;
  /** A switch of the deployment without which no new credential can be made. */
  feature?: string;
  /** Where the vendor explains its service. */
  docs?: string;
  /**
   * What a credential holds beside its vendor, account, label and uses, by the names of the wire: fields as in every
   * declaration. Their conditions read the whole form; `write: 'create'` is what the platform never changes.
   */
  credential: Readonly<Record<string, Field>>;
}

/** A vendor without what only the form of its credentials needs. */
export type KnownVendor = Omit<SpeechVendor, 'credential'>;

/** Checks a vendor as it is written; gives it back unchanged. */
export const defineSpeechVendor = (vendor: SpeechVendor): SpeechVendor => vendor;

/** What the customer's own vendors are stored as, before their name (platform-api 16.4). */
export const customPrefix = 'custom:';
