import type { Choice } from '../../../fields/choices/choice';

/** What an application says about synthesis or recognition; recognition has no voice. */
export interface Selection {
  vendor: string | null;
  label: string | null;
  language: string | null;
  voice: string | null;
}

/** What a vendor offers with a credential, as far as it is known. */
export interface Offer {
  /** Undefined for a vendor without a choice of languages. */
  languages: readonly Choice[] | undefined;
  /** Undefined where there is no choice of voices. */
  voicesOf: ((language: string | null) => readonly Choice[]) | undefined;
  /** What a vendor begins with that was just chosen. */
  firstLanguage: string | null;
  firstVoiceOf: (language: string | null) => string | null;
}

/** The platform's own preset; a vendor without a choice of languages is stored with it, since there must be one. */
export const usualLanguage = 'en-US';

const isOffered = (choices: readonly Choice[] | undefined, value: string | null) =>
  choices === undefined || choices.some((choice) => choice.value === value);

/**
 * Another vendor: nothing of the former one is left. What its lists will say is filled in when they are there.
 * @param labels of the credentials for it, the one without a label as null
 */
export const chooseVendor = (vendor: string | null, labels: readonly (string | null)[]): Selection => ({
  vendor,
  label: labels[0] ?? null,
  language: null,
  voice: null,
});

/** Another credential of the same vendor may offer other languages and voices: see {@link conform}. */
export const chooseLabel = (selection: Selection, label: string | null): Selection => ({ ...selection, label });

/** Another language begins with its first voice, unless the voice speaks it too. */
export function chooseLanguage(selection: Selection, language: string | null, offer: Offer | undefined): Selection {
  const voices = offer?.voicesOf?.(language);
  const keeps = voices === undefined || voices.length === 0 || isOffered(voices, selection.voice);
  return { ...selection, language, voice: keeps ? selection.voice : (offer?.firstVoiceOf(language) ?? null) };
}

/** Fills in what is still open; never touches what there is. */
export function fill(selection: Selection, offer: Offer): Selection {
  if (selection.vendor === null) return selection;
  const language = selection.language ?? offer.firstLanguage;
  return { ...selection, language, voice: selection.voice ?? offer.firstVoiceOf(language) };
}

/** Replaces what the lists do not have; lists with nothing in them refuse nothing. */
export function conform(selection: Selection, offer: Offer): Selection {
  const refuses = (choices: readonly Choice[] | undefined, value: string | null) =>
    choices !== undefined && choices.length > 0 && !isOffered(choices, value);
  const language = refuses(offer.languages, selection.language) ? null : selection.language;
  const open = fill({ ...selection, language }, offer);
  const voice = refuses(offer.voicesOf?.(open.language), open.voice) ? null : open.voice;
  return fill({ ...open, voice }, offer);
}
