import type { OtherLocale } from '../support/languages';

/** Texts that a language has in common with English; whatever else is the same has not been translated. */
export const sameAsEnglish: Record<OtherLocale, string[]> = {
  de: ['Carrier', 'Client |||| Clients', 'SIP', 'Status', 'System', 'URL', 'Webhooks'],
};
