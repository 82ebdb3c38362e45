import { useLocale } from 'react-admin';
import { useEffect } from 'react';

/** Tells the browser and screen readers which language the page speaks. */
export function useDocumentLanguage(): void {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}
