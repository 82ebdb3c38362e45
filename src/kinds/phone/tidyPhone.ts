import { plainText, toAscii, withoutUnseen } from '../../fields/plainText';

/**
 * A number as it is sent: ASCII digits without separators, without what nobody sees, without the scheme of a link and the leading plus
 * (inputs, "Number forms"). Whatever else was typed stays, so that the rules can complain about it.
 */
export function tidyPhone(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const text = toAscii(withoutUnseen(plainText(value)))
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[\s()./\u2010-\u2015-]/g, '')
    .replace(/^\+(?=\d)/, '');
  return text === '' ? null : text;
}
