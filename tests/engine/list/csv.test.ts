import { describe, expect, it } from 'vitest';
import { guardFormula, toCsv } from '../../../src/engine/list/export/csv';

describe('a cell of an export', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['+1*2', "'+1*2"],
    ['+1 555 0100', "'+1 555 0100"],
    ['+15550100', '+15550100'],
    ['plain', 'plain'],
    ['', ''],
  ])('that holds %j is written as %j', (text, expected) => {
    expect(guardFormula(text)).toBe(expected);
  });
});

describe('an exported file', () => {
  it('quotes commas, quotes and line breaks, ends lines with CRLF and begins with a byte order mark', () => {
    expect(toCsv(['Name', 'Note'], [['Müller, "Ltd"', 'two\nlines']])).toBe(
      '\uFEFFName,Note\r\n"Müller, ""Ltd""","two\nlines"\r\n',
    );
  });

  it('has its header alone where there are no rows', () => {
    expect(toCsv(['Name'], [])).toBe('\uFEFFName\r\n');
  });
});
