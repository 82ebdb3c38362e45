import { unparse } from 'papaparse';

const looksLikeFormula = /^[=+\-@\t\r]/;
const phoneNumber = /^\+\d+$/;

/** A spreadsheet must not run a cell; plain phone numbers stay as they are, since the file is read back by machines. */
export const guardFormula = (text: string): string =>
  looksLikeFormula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;

/**
 * RFC 4180 with CRLF, and a byte order mark, without which spreadsheets misread umlauts.
 * @param header column names
 * @param rows texts in the order of the header
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const guarded = [header, ...rows].map((row) => row.map(guardFormula));
  return `\uFEFF${unparse(guarded, { newline: '\r\n' })}\r\n`;
}
