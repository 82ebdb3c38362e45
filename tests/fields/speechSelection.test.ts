import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speechVendors } from '../../resources/speech-services/vendors';
import {
  credentialOf,
  freeOffer,
  labelsFor,
  offerOf,
  vendorsFor,
  type Catalogue,
  type SpeechCredential,
} from '../../src/kinds/speech/choice/offer';
import {
  chooseLabel,
  chooseLanguage,
  chooseVendor,
  conform,
  fill,
  type Offer,
  type Selection,
} from '../../src/kinds/speech/choice/selection';

const known = new Map(speechVendors.map((vendor) => [vendor.value, vendor]));

const credential = (changes: Partial<SpeechCredential>): SpeechCredential => ({
  vendor: 'google',
  label: null,
  account_sid: null,
  use_for_tts: true,
  use_for_stt: true,
  use_custom_tts: null,
  ...changes,
});

const named = (...values: string[]) => values.map((value) => ({ value, name: value }));

const catalogues: Record<string, Catalogue> = {
  google: {
    tts: [
      { value: 'de-DE', name: 'German', voices: named('de-A', 'de-B') },
      { value: 'en-US', name: 'English', voices: named('en-US-Standard-A', 'en-US-Standard-C') },
    ],
    stt: named('de-DE', 'en-US'),
  },
  microsoft: { tts: [{ value: 'fr-FR', name: 'French', voices: named('Denise') }], stt: named('fr-FR') },
  deepgram: { models: named('aura-1', 'aura-2'), stt: named('en') },
  elevenlabs: {
    tts: [
      { value: 'de', name: 'German', voices: [] },
      { value: 'en', name: 'English', voices: named('Rachel') },
    ],
  },
  playht: {
    tts: [
      { value: 'german', name: 'German', voices: [] },
      { value: 'english', name: 'English', voices: named('Jennifer') },
    ],
  },
  rimelabs: { tts: [{ value: 'spa', name: 'Spanish', voices: named('luz') }] },
};

const offer = (vendor: string, more: Partial<Parameters<typeof offerOf>[0]> = {}): Offer =>
  vendor.startsWith('custom:')
    ? freeOffer
    : offerOf({
        direction: 'tts',
        vendor: known.get(vendor),
        catalogue: catalogues[vendor] ?? {},
        credential: credential({ vendor }),
        customVoices: [],
        locale: 'en',
        ...more,
      });

const chosen = (vendor: string, more = {}) => conform(chooseVendor(vendor, [null]), offer(vendor, more));

describe('the vendors on offer', () => {
  it('have a credential and can do it', () => {
    const credentials = [
      credential({ vendor: 'google' }),
      credential({ vendor: 'google', label: 'x' }),
      /* Switched on by mistake: this vendor only synthesizes, that one only recognizes. */
      credential({ vendor: 'elevenlabs' }),
      credential({ vendor: 'gladia' }),
      credential({ vendor: 'aws', use_for_stt: false }),
      credential({ vendor: 'custom:own', use_for_tts: false }),
      credential({ vendor: 'unheard-of' }),
    ];
    expect(vendorsFor(credentials, known, 'tts')).toEqual(['google', 'elevenlabs', 'aws']);
    expect(vendorsFor(credentials, known, 'stt')).toEqual(['google', 'gladia', 'custom:own']);
  });

  it.each([
    [
      ['b', null, 'a'],
      [null, 'b', 'a'],
    ],
    [['b'], ['b']],
    [[], []],
  ])('have the labels %j in the order %j', (given, expected) => {
    const credentials = given.map((label) => credential({ label }));
    expect(labelsFor(credentials, 'google', 'tts')).toEqual(expected);
  });

  it.each(speechVendors.map((vendor) => [vendor.value, vendor]))('%s is data', (_, vendor) => {
    expect(JSON.parse(JSON.stringify(vendor))).toEqual(vendor);
    expect(vendor.tts ?? vendor.stt).toBeDefined();
  });
});

describe('what a vendor offers', () => {
  it.each([
    ['de', ['Österreichisch', 'Zulu']],
    ['sv', ['Zulu', 'Österreichisch']],
  ])('is sorted by name, as %s sorts', (locale, names) => {
    const tts = [
      { value: 'zu', name: 'Zulu', voices: [] },
      { value: 'de-AT', name: 'Österreichisch', voices: [] },
    ];
    const { languages } = offer('google', { catalogue: { tts }, locale });
    expect(languages?.map(({ label }) => label)).toEqual(names);
  });
});

describe('a vendor that was just chosen', () => {
  it.each([
    ['google', 'en-US', 'en-US-Standard-C'],
    ['microsoft', 'fr-FR', 'Denise'],
    ['deepgram', 'en-US', 'aura-1'],
    ['elevenlabs', 'en', 'Rachel'],
    ['playht', 'english', 'Jennifer'],
    ['rimelabs', 'spa', 'luz'],
    ['custom:own', 'en-US', null],
    ['whisper', 'en-US', null],
  ])('%s begins with %s and %s', (vendor, language, voice) => {
    expect(chosen(vendor)).toEqual({ vendor, label: null, language, voice });
  });

  it('begins with a voice of the customer’s own, where there is one', () => {
    const customVoices = [{ value: 'custom_1', label: 'Own (Custom)' }];
    expect(chosen('google', { customVoices })).toMatchObject({ language: 'en-US', voice: 'custom_1' });
  });

  it('leaves the voice open where any name may be typed', () => {
    const more = { credential: credential({ vendor: 'microsoft', use_custom_tts: 1 }) };
    expect(chosen('microsoft', more).voice).toBeNull();
  });

  it('means the credential of the account, where its provider has one of the same vendor and label', () => {
    const [ofProvider, own] = [credential({}), credential({ account_sid: 'acc-1' })];
    const selection = { vendor: 'google', label: null };
    expect(credentialOf(selection, [ofProvider, own], 'acc-1')).toBe(own);
    expect(credentialOf(selection, [ofProvider, own], 'acc-2')).toBe(ofProvider);
    expect(credentialOf({ vendor: 'google', label: 'other' }, [ofProvider, own], 'acc-1')).toBeUndefined();
  });

  it('serves every language with the voices of one', () => {
    expect(offer('elevenlabs').voicesOf?.('de')).toEqual([{ value: 'Rachel', label: 'Rachel' }]);
    expect(offer('playht').voicesOf?.('german')).toEqual([{ value: 'Jennifer', label: 'Jennifer' }]);
  });

  it('has no voice for recognition', () => {
    const heard = offer('google', { direction: 'stt' });
    expect(conform(chooseVendor('google', [null]), heard)).toEqual({
      vendor: 'google',
      label: null,
      language: 'en-US',
      voice: null,
    });
  });
});

describe('another language', () => {
  it('begins with its first voice', () => {
    expect(chooseLanguage(chosen('google'), 'de-DE', offer('google'))).toMatchObject({
      language: 'de-DE',
      voice: 'de-A',
    });
  });

  it('brings back the usual voice of the usual one', () => {
    const german = chooseLanguage(chosen('google'), 'de-DE', offer('google'));
    expect(chooseLanguage(german, 'en-US', offer('google')).voice).toBe('en-US-Standard-C');
  });
});

describe('what is stored', () => {
  const retired: Selection = { vendor: 'google', label: 'gone', language: 'xx-XX', voice: 'retired' };

  it('is not touched by filling in', () => {
    expect(fill(retired, offer('google'))).toEqual(retired);
  });

  it('survives lists with nothing in them', () => {
    expect(conform({ ...retired, vendor: 'whisper' }, offer('whisper'))).toEqual({ ...retired, vendor: 'whisper' });
  });
});

type Step =
  | { kind: 'vendor'; side: 0 | 1; vendor: string }
  | { kind: 'label'; side: 0 | 1; label: string | null }
  | { kind: 'language'; side: 0 | 1; at: number }
  | { kind: 'swap' };

const side = fc.constantFrom<0 | 1>(0, 1);
const vendors = ['google', 'microsoft', 'deepgram', 'elevenlabs', 'playht', 'rimelabs'];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('vendor' as const), side, vendor: fc.constantFrom(...vendors) }),
  fc.record({ kind: fc.constant('label' as const), side, label: fc.constantFrom(null, 'a', 'b') }),
  fc.record({ kind: fc.constant('language' as const), side, at: fc.nat(5) }),
  fc.record({ kind: fc.constant('swap' as const) }),
);

function after(pair: [Selection, Selection], next: Step): [Selection, Selection] {
  if (next.kind === 'swap') return [pair[1], pair[0]];
  const now = pair[next.side];
  const offered = offer(now.vendor ?? '');
  const languages = offered.languages ?? [];
  const changed =
    next.kind === 'vendor'
      ? conform(chooseVendor(next.vendor, [null, 'a']), offer(next.vendor))
      : next.kind === 'label'
        ? conform(chooseLabel(now, next.label), offered)
        : languages.length === 0
          ? now
          : chooseLanguage(now, String(languages[next.at % languages.length]?.value), offered);
  return next.side === 0 ? [changed, pair[1]] : [pair[0], changed];
}

describe('any sequence of choices and swaps', () => {
  it('ends in languages and voices that the vendors have', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const ends = steps.reduce(after, [chosen('google'), chosen('microsoft')] as [Selection, Selection]);
        for (const end of ends) {
          const { languages, voicesOf } = offer(end.vendor ?? '');
          expect(languages?.map(({ value }) => value) ?? [end.language]).toContain(end.language);
          expect(voicesOf?.(end.language).map(({ value }) => value)).toContain(end.voice);
        }
      }),
    );
  });

  it('that swaps twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        const before = steps.reduce(after, [chosen('google'), chosen('deepgram')] as [Selection, Selection]);
        expect(after(after(before, { kind: 'swap' }), { kind: 'swap' })).toEqual(before);
      }),
    );
  });
});
