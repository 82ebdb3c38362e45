import { parse } from 'papaparse';

/** A row of a file: its number as a spreadsheet shows it, and its cells as they are written. */
export interface TableRow {
  line: number;
  cells: string[];
}

export interface Table {
  header: string[];
  rows: TableRow[];
}

/** Why a file is no table: a message key with its arguments. */
export interface TableFault {
  key: string;
  args?: Record<string, unknown>;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Cells behind the last column that only have their separators. */
function withoutEmptyEnd(cells: string[], width: number): string[] {
  const isPadded = cells.length > width && isBlank(cells.slice(width));
  return isPadded ? cells.slice(0, width) : cells;
}

/** What separates the cells: what the names of the columns have most of, outside of quotes. */
function separatorOf(text: string): string {
  const head =
    text
      .replace(/"(?:[^"]|"")*"/g, '')
      .split(/[\r\n]+/)
      .find((line) => line.trim() !== '') ?? '';
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Whatever separates the cells (comma, semicolon, tab, bar) and however the lines end; the first line that is not blank names the columns. */
export function parseTable(text: string): Table | TableFault {
  const read = text.replace(/^\ufeff/, '');
  const { data, errors } = parse<string[]>(read, { delimiter: separatorOf(read) });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return { key: 'import.quotes', args: { row: (quotes.row ?? 0) + 1 } };
  const [head, ...rows] = data
    .map((cells, index): TableRow => ({ line: index + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  if (!head || rows.length === 0) return { key: 'import.no_rows' };
  const width = head.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return {
    header: head.cells.slice(0, width).map((cell) => cell.trim()),
    rows: rows.map(({ line, cells }) => ({ line, cells: withoutEmptyEnd(cells, width) })),
  };
}

/** A file's text: UTF-8, or what spreadsheets write in its place. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
