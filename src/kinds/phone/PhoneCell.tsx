import { useTranslate } from 'react-admin';
import type { FieldCellProps } from '../../fields/kit';
import { plainText } from '../../fields/plainText';

/**
 * Numbers of North America with their area code apart; every other text as it is. The platform keeps no plus, so that ten digits may be
 * of any country: only a one before them, and an area and an office code that exist there, are certain.
 */
export function formatPhone(text: string): string {
  const [, area, office, line] = /^\+?1([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(text) ?? [];
  return area === undefined ? text : `+1 (${area}) ${office}-${line}`;
}

/** It stands for every number that begins so. */
const PatternMark = () => <span className="muted"> {useTranslate()('fields.phone.pattern')}</span>;

/** A number, grouped where its country is certain; a pattern of numbers is marked. */
export function PhoneCell({ value }: FieldCellProps) {
  const text = plainText(value);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {formatPhone(text)}
      {text.includes('*') && <PatternMark />}
    </span>
  );
}
