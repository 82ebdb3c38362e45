import type { CompiledField } from '../../schema/types/compiled';
import type { Complaint } from '../kit';
import { cleanLine, plainText, toAscii } from '../plainText';

/** What stands for a number: digits, perhaps with a minus and decimals; nothing that only a programmer reads (5e3, 0x13C4). */
const written = /^-?\d+(\.\d+)?$/;

/** The number that a text stands for; any other text is kept so that the form can complain about it, blank is null. */
export function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const text = toAscii(plainText(cleanLine(value)));
  if (text === '') return null;
  const number = Number(text);
  return written.test(text) && Number.isFinite(number) ? number : text;
}

/** What is typed stays text until it is written as a number is, so that `5.` and `-` can be typed at all. */
export function parseTyped(value: unknown): unknown {
  const number = toNumber(value);
  return typeof number === 'number' && String(number) === value ? number : value === '' ? null : value;
}

/** What the type demands of a number. */
export function checkNumber(value: unknown, field: CompiledField): Complaint | undefined {
  const number = toNumber(value);
  if (number === null) return undefined;
  if (typeof number !== 'number') return { key: 'fields.number.not_a_number' };
  const { decimals, min, max } = field.options ?? {};
  if (decimals !== true && !Number.isInteger(number)) return { key: 'fields.number.not_whole' };
  if (typeof min === 'number' && number < min) return { key: 'fields.number.too_small', args: { min } };
  if (typeof max === 'number' && number > max) return { key: 'fields.number.too_large', args: { max } };
  return undefined;
}
