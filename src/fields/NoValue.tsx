import { useTranslate } from 'react-admin';
import type { FieldCellProps } from './kit';

/** What a cell says where its record has no value: the message that `options.none` of the column names. */
export function NoValue({ options }: Pick<FieldCellProps, 'options'>) {
  const translate = useTranslate();
  return <span>{typeof options.none === 'string' ? translate(options.none) : ''}</span>;
}
