import type { Predicate } from './predicate';

/** What applications have to know to synthesize with a vendor, or to recognize. */
export interface SpeechUse {
  /** False for a vendor whose language follows from something else. */
  language?: false;
  /** Languages that a newly chosen vendor begins with: the first that is offered, else the first of all. */
  languages?: readonly string[];
}

export interface SynthesisUse extends SpeechUse {
  /** Voices that a language begins with, where they are offered; else the first. */
  voices?: Readonly<Record<string, string>>;
  /** Where the vendor's voices stand: with each language, or in its list of models. */
  voicesFrom?: 'models';
  /**
   * Voices of one language that serve every language: of the named one where it is offered, or of the first that has any
   * (`*`).
   */
  sharedVoices?: string;
  /** The customer may have made voices of its own (platform-api 16.6). */
  customVoices?: true;
  /** Condition on the credential under which the name of a voice is free. */
  freeVoice?: Predicate;
}

/** A vendor of speech services as data: adding one means adding one such file. It stays JSON. */
export interface SpeechVendor {
  /** As it is stored. */
  value: string;
  /** As people know it. */
  name: string;
  /** Absent for a vendor that does not synthesize. */
  tts?: SynthesisUse;
  /** Absent for a vendor that does not recognize. */
  stt?: SpeechUse;
}

/** Checks a vendor as it is written; gives it back unchanged. */
export const defineSpeechVendor = (vendor: SpeechVendor): SpeechVendor => vendor;

/** What the customer's own vendors are stored as, before their name (platform-api 16.4). */
export const customPrefix = 'custom:';
