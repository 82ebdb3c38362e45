import type { FieldCellProps, FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { textType } from '../text';
import { useTranslate } from 'react-admin';
import { NoValue } from '../NoValue';

/** The level and the name of the owner (specification 1, users list), or what the column says of records that have none. */
function OwnerCell({ record, options }: FieldCellProps) {
  const translate = useTranslate();
  const nameOf = (level: 'account' | 'service_provider') => record[`${level}_name`] ?? record[`${level}_sid`];
  if (record.account_sid) return <span>{`${translate('fields.owner.account')} ${String(nameOf('account'))}`}</span>;
  if (record.service_provider_sid)
    return <span>{`${translate('fields.owner.service_provider')} ${String(nameOf('service_provider'))}`}</span>;
  return <NoValue options={options} />;
}

/** Whose a record is, told from its owner columns and the names beside them; shown, never edited. */
export const ownerType: FieldTypeEntry = { Input: textType.Input, Cell: OwnerCell, text: plainText, empty: null };
