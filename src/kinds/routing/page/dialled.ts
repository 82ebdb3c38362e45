import { toAscii } from '../../../fields/plainText';
import { tidyPhone } from '../../phone/tidyPhone';

/** More numbers at once are not tried. */
export const mostNumbers = 1_000;

/** A number as it is dialled: without separators, with the plus before it where there is one. */
function dialledNumber(text: string): string {
  const number = tidyPhone(text);
  const hasPlus = /^(?:tel:)?\+/i.test(toAscii(text).trim());
  return typeof number !== 'string' ? '' : hasPlus && !number.startsWith('+') ? `+${number}` : number;
}

/** The numbers of a pasted text, each once, and what in it is none. */
export function dialledNumbers(text: string): { numbers: string[]; others: string[] } {
  const parts = text.split(/[\r\n\t,;]+/).flatMap((part) => part.trim() || []);
  const isNumber = (part: string) => /^\+?[\d*#]+$/.test(dialledNumber(part));
  return {
    numbers: [...new Set(parts.filter(isNumber).map(dialledNumber))],
    others: parts.filter((part) => !isNumber(part)),
  };
}
