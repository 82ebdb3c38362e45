import { useTranslate } from 'react-admin';

/** What stands in a filter in which nothing is chosen: the resource's own text ("All accounts"), or "Any". */
export function useAnyText(resource: string, filter: string): string {
  const translate = useTranslate();
  return translate(`resources.${resource}.all.${filter}`, { _: translate('fields.select.any') });
}
