import type { FieldCellProps, FieldTypeEntry } from '../kit';
import { numberType } from '../number';
import { plainText } from '../plainText';

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as clocks show them: `0:07`, `12:30`, `1:02:03`; what is no number as it is. */
export function durationText(value: unknown): string {
  const seconds = typeof value === 'number' ? Math.round(value) : Number.NaN;
  if (Number.isNaN(seconds) || seconds < 0) return plainText(value);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const clock = `${minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : clock;
}

const DurationCell = ({ value }: FieldCellProps) => <span>{durationText(value)}</span>;

/** How long something took, in seconds on the wire and in exports. */
export const durationType: FieldTypeEntry = { ...numberType, Cell: DurationCell, text: plainText };
