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

/** A number, grouped where its country is certain. */
export function PhoneCell({ value }: FieldCellProps) {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(plainText(value))}</span>;
}
