import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, toCsv, unguardFormula } from '../../../../src/engine/list/export/csv';
import { decodeText, parseTable, type Table } from '../../../../src/engine/list/import/page/parseTable';

const cellsOf = (text: string) => (parseTable(text) as Table).rows.map(({ cells }) => cells);

describe('a table that is read', () => {
  const wanted = [['15083331212', 'Nordlicht']];
  it.each([
    ['a byte order mark', '\ufeffNumber,Carrier\n15083331212,Nordlicht\n'],
    ['semicolons', 'Number;Carrier\n15083331212;Nordlicht\n'],
    ['tabs', 'Number\tCarrier\n15083331212\tNordlicht\n'],
    ['CRLF', 'Number,Carrier\r\n15083331212,Nordlicht\r\n'],
    ['no end of its last line', 'Number,Carrier\n15083331212,Nordlicht'],
    ['blank lines around', '\n\nNumber,Carrier\n\n15083331212,Nordlicht\n\n'],
    ['separators behind its last column', 'Number,Carrier,,\n15083331212,Nordlicht,,\n'],
  ])('may have %s', (_, text) => {
    expect(parseTable(text)).toMatchObject({ header: ['Number', 'Carrier'] });
    expect(cellsOf(text)).toEqual(wanted);
  });

  it('numbers its rows as a spreadsheet does, whatever stands in a cell', () => {
    const { rows } = parseTable('Number,Name\r\n1,"two\r\nlines"\r\n\r\n2,b\r\n') as Table;
    expect(rows).toEqual([
      { line: 2, cells: ['1', 'two\r\nlines'] },
      { line: 4, cells: ['2', 'b'] },
    ]);
  });

  it.each([
    ['', 'import.no_rows'],
    ['Number,Carrier\r\n', 'import.no_rows'],
    ['Number,Carrier\r\n1,"never closed\r\n2,b\r\n', 'import.quotes'],
  ])('%j is none: %s', (text, key) => {
    expect(parseTable(text)).toMatchObject({ key });
  });
});

describe('the text of a file', () => {
  const bytes = (...values: number[]) => new Uint8Array(values).buffer;
  it.each([
    ['UTF-8', new TextEncoder().encode('Müller').buffer],
    ['what older spreadsheets write', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72)],
    ['UTF-16', bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0, 0x6c, 0, 0x6c, 0, 0x65, 0, 0x72, 0)],
  ])('is read from %s', (_, given) => {
    expect(decodeText(given as ArrayBuffer)).toBe('Müller');
  });
});

describe('a cell as it is read', () => {
  it.each([
    ['="15083331212"', '15083331212'],
    ['="a ""b"""', 'a "b"'],
    ["'=cmd|'/c calc'!A1", "=cmd|'/c calc'!A1"],
    ["'@SUM(1)", '@SUM(1)'],
    ["'+15083331212", '+15083331212'],
    ['+15083331212', '+15083331212'],
    ["'t Hart", "'t Hart"],
    ['=1+1', '=1+1'],
  ])('%j stands for %j', (cell, text) => {
    expect(unguardFormula(cell)).toBe(text);
  });
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '|', '\t', '\r', '\n', ' ', '1', 'ä') }),
  fc.constantFrom("=cmd|'/c calc'!A1", '@SUM(1)', '+15083331212', 'a,"b"\nc', '🙂'),
);

it('every text is given back as it was written', () => {
  const row = fc.tuple(
    text.filter((cell) => cell.trim() !== ''),
    text,
    text,
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const read = cellsOf(toCsv(['Name', 'Number', 'Carrier'], rows));
      expect(read.map((cells) => cells.map(unguardFormula))).toEqual(rows);
    }),
  );
});

it('no cell that is written runs as a formula', () => {
  fc.assert(
    fc.property(text, (cell) => {
      const written = guardFormula(cell);
      expect(/^[=+\-@\t\r]/.test(written) && !/^\+\d+$/.test(written)).toBe(false);
    }),
  );
});
