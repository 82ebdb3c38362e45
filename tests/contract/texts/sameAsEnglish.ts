import type { OtherLocale } from '../../support/languages';

/** Names and signs that no language translates. */
const everywhere = [
  '1.2.3.4 / sip.my.com',
  '1.2.3.4 / smpp.my.com',
  'AWS S3',
  'Azure Cloud Storage',
  'Google Cloud Storage',
  'MP3',
  'Microsoft Teams',
  'RFC 2833',
  'SIP',
  'SIP INFO',
  'SMS',
  'TCP',
  'TLS',
  'TLS/SRTP',
  'UDP',
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
    'Port',
    'Region',
    'Status',
    'System',
    'Tags',
    'Trunk',
  ],
  fr: [
    '%{size} / page',
    'Actions',
    'Active',
    'Application',
    'Application |||| Applications',
    'Messages',
    'Minute',
    'Page %{page}',
    'Pages',
    'Port',
    'Session',
  ],
  es: ['No'],
  'pt-BR': [],
};

/** Texts that a language has in common with English; whatever else is the same has not been translated. */
export const sameAsEnglish = (locale: OtherLocale): string[] => [...everywhere, ...words[locale]];
