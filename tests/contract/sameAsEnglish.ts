import type { OtherLocale } from '../support/languages';

/** Names and signs that no language translates. */
const everywhere = [
  'AWS S3',
  'Azure Cloud Storage',
  'Google Cloud Storage',
  'MP3',
  'Microsoft Teams',
  'SIP',
  'URL',
  'WAV',
  'Webhooks',
  'https://domain.com',
  'TTS',
  'STT',
  'TTS/STT',
  'gemini-2.5-flash-tts',
  'http://',
];

const words: Record<OtherLocale, string[]> = {
  de: [
    'Carrier',
    'Client |||| Clients',
    'Debug',
    'Domains',
    'Info',
    'Label',
    'Limit |||| Limits',
    'Limits',
    'Minute',
    'Name',
    'Region',
    'Status',
    'System',
    'Tags',
  ],
  fr: [
    '%{size} / page',
    'Actions',
    'Application',
    'Application |||| Applications',
    'Messages',
    'Minute',
    'Page %{page}',
    'Pages',
    'Session',
  ],
  es: ['No'],
  'pt-BR': [],
};

/** Texts that a language has in common with English; whatever else is the same has not been translated. */
export const sameAsEnglish = (locale: OtherLocale): string[] => [...everywhere, ...words[locale]];
