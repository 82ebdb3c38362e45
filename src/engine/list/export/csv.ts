/* A formula, and what would be taken for a guarded one when it is read again. */
const looksLikeFormula = /^'*[=+\-@\t\r]/;
const phoneNumber = /^\+\d+$/;

/** A spreadsheet must not run a cell; plain phone numbers stay as they are, since the file is read back by machines. */
export const guardFormula = (text: string): string =>
  looksLikeFormula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;

/** What a cell stands for: without the guard, and without the formula that spreadsheets are made to keep digits by (`="0150"`). */
export function unguardFormula(cell: string): string {
  if (cell.startsWith("'") && looksLikeFormula.test(cell)) return cell.slice(1);
  const [, inside] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? [];
  return inside === undefined ? cell : inside.replaceAll('""', '"');
}

/* Also what other separators are taken for, and blanks at the ends. */
const needsQuotes = /[",;|\t\r\n]|^\s|\s$/;

const quoted = (cell: string): string => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * RFC 4180 with CRLF, and a byte order mark, without which spreadsheets misread umlauts.
 * @param header column names
 * @param rows texts in the order of the header
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => row.map((cell) => quoted(guardFormula(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
