import { I18nContext, useNotify, useStore, type I18nProvider } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { MissingPartDialog } from '../../loading/MissingPartDialog';
import { PartMissingError } from '../../loading/partMissing';

interface LanguageProps {
  i18nProvider: I18nProvider;
  children: ReactNode;
}

/** The texts of the chosen language. A change draws everything anew, but leaves it mounted: what is typed stays. */
export function Language({ i18nProvider, children }: LanguageProps) {
  const [locale, setLocale] = useStore<string>('locale', i18nProvider.getLocale());
  const notify = useNotify();
  /* A new object tells everybody who translates; the provider itself stays the same. */
  const [current, setCurrent] = useState(i18nProvider);
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState<PartMissingError>();
  useEffect(() => {
    if (locale === i18nProvider.getLocale()) return undefined;
    let isWanted = true;
    i18nProvider.changeLocale(locale).then(
      () => isWanted && setCurrent({ ...i18nProvider }),
      (reason: unknown) => {
        if (!isWanted) return;
        if (reason instanceof PartMissingError) setMissing(reason);
        else notify('ra.notification.i18n_error', { type: 'error' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale, i18nProvider, notify, tries]);
  const retry = () => {
    setMissing(undefined);
    setTries(tries + 1);
  };
  const giveUp = () => {
    setMissing(undefined);
    setLocale(i18nProvider.getLocale());
  };
  return (
    <I18nContext.Provider value={current}>
      {children}
      {missing && <MissingPartDialog error={missing} onRetry={retry} onClose={giveUp} />}
    </I18nContext.Provider>
  );
}
