import type { I18nProvider, Store } from 'react-admin';

/**
 * A language that ra-core never sees change: it would mount every page anew, and what is typed in a form would be lost. `Language`
 * follows the changes in its place.
 */
export const withoutChanges = (i18nProvider: I18nProvider, store: Store): I18nProvider => ({
  ...i18nProvider,
  getLocale: () => store.getItem<string>('locale') ?? i18nProvider.getLocale(),
});
