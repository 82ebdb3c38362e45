import { matches } from '../../../schema/facts/predicate';
import { customPrefix, type KnownVendor, type SpeechUse, type SynthesisUse } from '../declared/speechVendor';
import type { Choice } from '../../../fields/choices/choice';
import { usualLanguage, type Offer } from './selection';
import { collatorOf } from '../../../session/collator';

export type Direction = 'tts' | 'stt';

interface Named {
  value: string;
  name: string;
}

/** Languages, voices and models as the API gives them (platform-api 16.5). */
export interface Catalogue {
  tts?: (Named & { voices?: Named[] })[];
  stt?: Named[];
  models?: Named[];
  sttModels?: Named[];
}

/** A credential as far as a selection needs it. */
export interface SpeechCredential {
  vendor: string;
  label: string | null;
  /** None where it is the provider's. */
  account_sid: string | null;
  use_for_tts: boolean;
  use_for_stt: boolean;
  /** Of Microsoft: the name of a voice of the customer's own is free. */
  use_custom_tts: unknown;
}

/** The credential that a selection means: an account's own goes before its provider's of the same vendor and label. */
export function credentialOf(
  { vendor, label }: { vendor: string | null; label: string | null },
  credentials: readonly SpeechCredential[],
  accountSid: unknown,
): SpeechCredential | undefined {
  const named = credentials.filter((one) => one.vendor === vendor && one.label === label);
  return named.find(({ account_sid }) => account_sid === accountSid) ?? named[0];
}

export interface OfferQuery {
  direction: Direction;
  vendor: KnownVendor | undefined;
  catalogue: Catalogue;
  /** The credential that is chosen. */
  credential: SpeechCredential | undefined;
  /** Voices that the customer made. */
  customVoices: readonly Choice[];
  /** The language on screen, by which names are sorted. */
  locale: string;
}

const choiceOf = ({ value, name }: Named): Choice => ({ value, label: name });

const sorted = (choices: Choice[], locale: string): Choice[] =>
  choices.sort((one, other) => collatorOf(locale).compare(String(one.label), String(other.label)));

type TtsLanguages = NonNullable<Catalogue['tts']>;

/** The language whose voices serve for the wanted one. */
function servingLanguage(languages: TtsLanguages, wanted: string | null, shared: string | undefined) {
  const own = languages.find(({ value }) => value === wanted);
  if (shared === undefined) return own;
  const first = languages.find(({ voices = [], value }) => voices.length > 0 && (shared === '*' || value === shared));
  return first ?? own;
}

function voicesOf(
  use: SynthesisUse,
  { catalogue, customVoices, locale }: OfferQuery,
  language: string | null,
): Choice[] {
  if (use.voicesFrom === 'models') return (catalogue.models ?? []).map(choiceOf);
  const voices = servingLanguage(catalogue.tts ?? [], language, use.voicesFrom)?.voices ?? [];
  return [...customVoices, ...sorted(voices.map(choiceOf), locale)];
}

/** Languages for synthesis are sorted by name, those for recognition stand as they come. */
function languagesOf(use: SpeechUse, { direction, catalogue, locale }: OfferQuery): Choice[] | undefined {
  if (use.language === false) return undefined;
  if (direction === 'stt') return (catalogue.stt ?? []).map(choiceOf);
  return sorted((catalogue.tts ?? []).map(choiceOf), locale);
}

function firstLanguage({ language, presets = [] }: SpeechUse, offered: readonly Choice[] | undefined) {
  if (language === false || offered === undefined) return usualLanguage;
  const found = presets.find((value) => offered.some((choice) => choice.value === value));
  return found ?? (offered[0] ? String(offered[0].value) : (presets[0] ?? null));
}

const firstOf = (voices: readonly Choice[]) => (voices[0] ? String(voices[0].value) : null);

/** What may be chosen with a vendor and a credential, and what it begins with. */
export function offerOf(query: OfferQuery): Offer {
  const { direction, vendor, credential, customVoices } = query;
  const use: SynthesisUse = vendor?.[direction] ?? {};
  const languages = languagesOf(use, query);
  const { ownVoices } = use;
  const hasFreeVoice = typeof ownVoices === 'object' && matches(ownVoices, { subject: { ...credential } });
  const listed = (language: string | null) => (hasFreeVoice ? [] : voicesOf(use, query, language));
  return {
    languages,
    voicesOf: direction === 'tts' ? listed : undefined,
    firstLanguage: firstLanguage(use, languages),
    firstVoiceOf: (language) => {
      const voices = direction === 'tts' ? listed(language) : [];
      const preset = use.presets?.find((each) => voices.some(({ value }) => value === each));
      return customVoices.length === 0 && preset !== undefined ? preset : firstOf(voices);
    },
  };
}

/** Nothing is known of what the customer's own vendor offers: everything is free text. */
export const freeOffer: Offer = {
  languages: [],
  voicesOf: () => [],
  firstLanguage: usualLanguage,
  firstVoiceOf: () => null,
};

/** Whether the API has lists of a vendor (platform-api 16.5): it refuses the name of one that nobody offers any more. */
export const hasCatalogue = (vendor: string, known: KnownVendor | undefined, direction: Direction): boolean =>
  known !== undefined && !vendor.startsWith(customPrefix) && !(direction === 'stt' && known.stt?.language === false);

const serves = ({ use_for_tts, use_for_stt }: SpeechCredential, direction: Direction) =>
  direction === 'tts' ? use_for_tts : use_for_stt;

/** Vendors that a credential serves, and that can do it at all. */
export const vendorsFor = (
  credentials: readonly SpeechCredential[],
  known: ReadonlyMap<string, KnownVendor>,
  direction: Direction,
): string[] => {
  const usable = credentials.filter(
    (credential) =>
      serves(credential, direction) &&
      (credential.vendor.startsWith(customPrefix) || known.get(credential.vendor)?.[direction] !== undefined),
  );
  return [...new Set(usable.map(({ vendor }) => vendor))];
};

/** Labels of the credentials for a vendor; the one without a label, where there is one, stands first as null. */
export function labelsFor(
  credentials: readonly SpeechCredential[],
  vendor: string | null,
  direction: Direction,
): (string | null)[] {
  const own = credentials.filter((credential) => credential.vendor === vendor && serves(credential, direction));
  const labels = [...new Set(own.map(({ label }) => label || null))];
  return [...labels.filter((label) => label === null), ...labels.filter((label) => label !== null)];
}
