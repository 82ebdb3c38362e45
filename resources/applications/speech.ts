import type { Predicate } from '../../src/schema/facts/predicate';
import type { Field, Panel } from '../../src/schema/types';

type Direction = 'synthesis' | 'recognizer';
type Part = 'vendor' | 'label' | 'language' | 'voice';
type Name = Exclude<`${'' | 'fallback_'}speech_${Direction}_${Part}`, `${string}recognizer_voice`>;

const lengths: Record<Part, number> = { vendor: 64, label: 64, language: 64, voice: 256 };

/** Longest text of a part (platform-api 7.3). */
const longest = (direction: Direction, part: Part) =>
  direction === 'synthesis' && part === 'language' ? 12 : lengths[part];

const text = (direction: Direction, part: Part, more: Partial<Field>): Field => ({
  type: 'text',
  maxLength: longest(direction, part),
  ...more,
});

/**
 * A new vendor needs a language and a voice; what is stored without one stays as it is as long as its vendor does.
 * @param vendor name of the vendor's field
 */
const unlessStored = (vendor: string, own: string): Predicate => ({
  [vendor]: { set: true },
  any: [{ [vendor]: { differsFrom: `loaded.${vendor}` } }, { [`loaded.${own}`]: { not: null } }],
});

const presets = { vendor: 'google', language: 'en-US', voice: 'en-US-Standard-C' };

const partsOf = (direction: Direction): readonly Part[] =>
  direction === 'synthesis' ? ['vendor', 'label', 'language', 'voice'] : ['vendor', 'label', 'language'];

const nameOf = (direction: Direction, part: Part, isFallback: boolean) =>
  `${isFallback ? 'fallback_' : ''}speech_${direction}_${part}` as Name;

const presetOf = (part: Part): Partial<Field> => (part === 'label' ? {} : { default: presets[part] });

/** A second choice need not be for both. */
function requiredOf(part: Part, vendor: Name, own: Name, isFallback: boolean): Partial<Field> {
  if (part === 'label' || (part === 'vendor' && isFallback)) return {};
  return { required: part === 'vendor' || unlessStored(vendor, own) };
}

function fieldsOf(direction: Direction, isFallback: boolean): Record<string, Field> {
  const vendor = nameOf(direction, 'vendor', isFallback);
  return Object.fromEntries(
    partsOf(direction).map((part) => {
      const name = nameOf(direction, part, isFallback);
      return [
        name,
        text(direction, part, {
          ...presetOf(part),
          ...requiredOf(part, vendor, name, isFallback),
          ...(isFallback && { sendWhenHidden: null }),
        }),
      ];
    }),
  );
}

/** One block, bound four times: synthesis and recognition, each with what is used when the first fails. */
export const speechFields = {
  ...fieldsOf('synthesis', false),
  ...fieldsOf('recognizer', false),
  ...fieldsOf('synthesis', true),
  ...fieldsOf('recognizer', true),
} as Record<Name, Field>;

export const speechPanel = (direction: Direction, isFallback: boolean): Panel<Name | 'account_sid'> => ({
  use: 'speech',
  bind: {
    account: 'account_sid',
    ...Object.fromEntries(partsOf(direction).map((part) => [part, nameOf(direction, part, isFallback)])),
  },
  direction: direction === 'synthesis' ? 'tts' : 'stt',
});

/** Everything of the first choice against everything of the second. */
export const swapPanel: Panel<Name> = {
  use: 'swap',
  pairs: (['synthesis', 'recognizer'] as const).flatMap((direction) =>
    partsOf(direction).map((part) => [nameOf(direction, part, false), nameOf(direction, part, true)]),
  ),
};
