import { useTranslate } from 'react-admin';
import type { FieldCellProps } from '../../../fields/kit';
import { plainText } from '../../../fields/plainText';
import { speechVendors, vendorName } from '../declared/vendors';

/** Names of the vendors that a record speaks and listens with. */
export function SpeechVendorsCell({ field, record }: FieldCellProps) {
  const translate = useTranslate();
  const vendors = speechVendors();
  const names = Array.isArray(field.options?.fields) ? (field.options.fields as string[]) : [];
  const values = names.map((name) => plainText(record[name])).filter((value) => value !== '');
  const texts = [...new Set(values)].map((value) =>
    vendorName(vendors, value, (name) => translate('fields.speech.custom', { name })),
  );
  return <span>{texts.join(', ')}</span>;
}
