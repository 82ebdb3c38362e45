import { useTranslate } from 'ra-core';
import type { FieldCellProps } from '../kit';

/** "All", or the level and the name of the owner (specification 1, users list). */
export function OwnerCell({ record }: FieldCellProps) {
  const translate = useTranslate();
  const nameOf = (level: 'account' | 'service_provider') => record[`${level}_name`] ?? record[`${level}_sid`];
  if (record.account_sid) return <span>{`${translate('fields.owner.account')} ${String(nameOf('account'))}`}</span>;
  if (record.service_provider_sid)
    return <span>{`${translate('fields.owner.service_provider')} ${String(nameOf('service_provider'))}`}</span>;
  return <span>{translate('fields.owner.all')}</span>;
}
