import { useTranslate } from 'react-admin';
import type { FieldCellProps } from '../kit';
import { NoValue } from '../NoValue';

/** The level and the name of the owner (specification 1, users list), or what the column says of records that have none. */
export function OwnerCell({ record, options }: FieldCellProps) {
  const translate = useTranslate();
  const nameOf = (level: 'account' | 'service_provider') => record[`${level}_name`] ?? record[`${level}_sid`];
  if (record.account_sid) return <span>{`${translate('fields.owner.account')} ${String(nameOf('account'))}`}</span>;
  if (record.service_provider_sid)
    return <span>{`${translate('fields.owner.service_provider')} ${String(nameOf('service_provider'))}`}</span>;
  return <NoValue options={options} />;
}
