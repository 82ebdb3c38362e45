import { useTranslate } from 'react-admin';
import { useEffect } from 'react';

/** Names the browser's tab: "Accounts · product". An empty text leaves it as it is. */
export function useDocumentTitle(text: string): void {
  const translate = useTranslate();
  const product = translate('frame.product', { _: '' });
  useEffect(() => {
    if (text !== '') document.title = product === '' ? text : `${text} · ${product}`;
  }, [text, product]);
}
