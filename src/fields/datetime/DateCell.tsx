import { useLocale } from 'react-admin';
import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';
import { formatTime, toTime } from './formatTime';

/** A time in the reader's zone with the zone named; UTC when pointed at. */
export function DateCell({ value }: FieldCellProps) {
  const locale = useLocale();
  const time = toTime(value);
  if (!time) return <span>{plainText(value)}</span>;
  return (
    <time dateTime={time.toISOString()} title={time.toISOString()}>
      {formatTime(time, locale)}
    </time>
  );
}
