/** What a vendor offers, in the shapes of platform-api 16.5; the data are invented. */
export interface Entry {
  value: string;
  name: string;
}

export interface Catalogue {
  tts?: (Entry & { voices: (Entry & { model?: string })[] })[];
  stt?: (Entry & { valueMix?: string })[];
  models?: (Entry & { languages?: string[]; locale?: string; localeName?: string })[];
  sttModels?: Entry[];
}

const languageNames: Record<string, string> = {
  'en-US': 'English (US)',
  'en-GB': 'English (United Kingdom)',
  'de-DE': 'German (Germany)',
  'fr-FR': 'French (France)',
  'es-ES': 'Spanish (Spain)',
  en: 'English',
  de: 'German',
  fr: 'French',
  eng: 'English',
  spa: 'Spanish',
  english: 'English',
  german: 'German',
  en_US: 'English (US)',
  'en_US-8khz': 'English (US), 8 kHz',
  'de_DE-8khz': 'German, 8 kHz',
};

const language = (value: string): Entry => ({ value, name: languageNames[value] ?? value });
const plain = (value: string): Entry => ({ value, name: value });

const speaks = (voices: Record<string, string[]>, nameOf: (voice: string) => string = (voice) => voice) =>
  Object.entries(voices).map(([code, values]) => ({
    ...language(code),
    voices: values.map((value) => ({ value, name: nameOf(value) })),
  }));

const hears = (...codes: string[]) => codes.map(language);
const offers = (...values: string[]) => values.map(plain);
const lastPart = (voice: string) => voice.split('-').at(-1) ?? voice;

const european = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES'];

const whisperModels = offers('tts-1', 'tts-1-hd', 'gpt-4o-mini-tts');

const catalogues: Record<string, Catalogue> = {
  google: {
    tts: speaks({
      'en-US': ['en-US-Standard-A', 'en-US-Standard-C', 'en-US-Wavenet-D'],
      'en-GB': ['en-GB-Standard-A', 'en-GB-Wavenet-B'],
      'de-DE': ['de-DE-Standard-A', 'de-DE-Wavenet-F'],
      'fr-FR': ['fr-FR-Standard-A'],
    }),
    stt: hears(...european),
  },
  aws: {
    tts: speaks({ 'en-US': ['Joanna', 'Matthew'], 'en-GB': ['Amy'], 'de-DE': ['Vicki', 'Daniel'] }),
    stt: hears(...european),
  },
  microsoft: {
    tts: speaks(
      {
        'de-DE': ['de-DE-KatjaNeural', 'de-DE-ConradNeural'],
        'en-GB': ['en-GB-SoniaNeural'],
        'en-US': ['en-US-AvaNeural', 'en-US-JennyNeural', 'en-US-GuyNeural'],
        'fr-FR': ['fr-FR-DeniseNeural'],
      },
      lastPart,
    ),
    stt: hears(...european),
  },
  nuance: {
    tts: speaks({ 'en-US': ['Ava - enhanced', 'Tom - standard'] }).map(({ voices, ...spoken }) => ({
      ...spoken,
      voices: voices.map((voice) => ({ ...voice, model: lastPart(voice.value).trim() })),
    })),
    stt: hears('en-US', 'de-DE').map((heard) => ({ ...heard, valueMix: heard.value.replace('-', '-X') })),
  },
  ibm: { tts: speaks({ 'en-US': ['en-US_AllisonV3Voice'], 'de-DE': ['de-DE_BirgitV3Voice'] }), stt: hears('en-US') },
  nvidia: { tts: speaks({ 'en-US': ['English-US.Female-1', 'English-US.Male-1'] }), stt: hears('en-US', 'es-ES') },
  verbio: { tts: speaks({ 'en-US': ['tommy'], 'es-ES': ['aurora'] }), stt: hears('en-US', 'es-ES') },
  wellsaid: { tts: speaks({ 'en-US': ['4', '18'] }) },
  resemble: { tts: speaks({ 'en-US': ['55592656'], 'de-DE': ['aa8053cc'] }) },
  deepgram: {
    tts: speaks({ 'en-US': ['aura-asteria-en', 'aura-orion-en'] }),
    stt: hears('en-US', 'en-GB', 'de-DE'),
    models: offers('aura-asteria-en', 'aura-orion-en', 'aura-luna-en').map((model) => ({
      ...model,
      locale: 'en-US',
      localeName: 'English (US)',
    })),
    sttModels: offers('nova-3', 'nova-2-phonecall'),
  },
  elevenlabs: {
    tts: speaks({ de: [], en: ['21m00Tcm4TlvDq8ikWAM', 'AZnzlk1XvdvUeBnXmlld'], fr: [] }),
    models: offers(
      'eleven_turbo_v2',
      'eleven_turbo_v2_5',
      'eleven_flash_v2',
      'eleven_flash_v2_5',
      'eleven_multilingual_v1',
      'eleven_multilingual_v2',
      'eleven_multilingual_sts_v2',
      'eleven_monolingual_v1',
      'eleven_english_sts_v2',
    ),
  },
  whisper: {
    tts: speaks({ 'en-US': ['alloy', 'echo', 'nova'] }),
    models: whisperModels,
  },
  playht: {
    tts: speaks({ german: [], english: ['jennifer', 'furio'] }),
    models: offers('Play3.0', 'PlayHT2.0-turbo', 'PlayHT2.0', 'PlayHT1.0', 'PlayDialog'),
  },
  cartesia: {
    tts: speaks({ de: ['lena-de'], en: ['barbershop-man', 'british-lady'] }),
    stt: hears('en', 'de'),
    models: offers(
      'sonic',
      'sonic-2',
      'sonic-3',
      'sonic-turbo',
      'sonic-preview',
      'sonic-english',
      'sonic-multilingual',
    ).map((model) => ({ ...model, languages: ['en', 'de'] })),
    sttModels: offers('ink-whisper'),
  },
  rimelabs: {
    tts: speaks({ spa: ['luz'], eng: ['abbie', 'allison'] }),
    models: offers('mistv2', 'arcana', 'mist', 'v1'),
  },
  inworld: {
    tts: speaks({ fr: ['Mathieu'], en: ['Ashley', 'Dennis'] }),
    models: offers('inworld-tts-1.5-max', 'inworld-tts-1.5-mini', 'inworld-tts-1', 'inworld-tts-1-max'),
  },
  /** Its models are those of the sister vendor that speaks; what it hears with stands apart. */
  openai: {
    stt: hears('en-US', 'de-DE'),
    models: whisperModels,
    sttModels: offers('whisper-1', 'gpt-4o-mini-transcribe', 'gpt-4o-transcribe'),
  },
  gladia: { stt: hears('en', 'de') },
  cobalt: { stt: hears('en_US-8khz', 'de_DE-8khz') },
  soniox: { stt: hears('en-US') },
  speechmatics: { stt: hears('en', 'de', 'fr') },
  assemblyai: { stt: hears('en', 'en-US') },
  houndify: { stt: hears('en-US') },
  voxist: { stt: hears('fr-FR', 'en-US') },
};

/** @returns undefined for vendors that the platform has no lists of: custom ones, deepgramflux, unknown ones. */
export const catalogueOf = (vendor: string): Catalogue | undefined =>
  Object.hasOwn(catalogues, vendor) ? catalogues[vendor] : undefined;
