import { describe, expect, it } from 'vitest';
import { contentOf, fileLimits, listedIn } from '../../../src/schema/runTime/jsonFile';

const idsOf = (text: string) => listedIn(text).findings.map(({ id, at }) => `${id} ${at}`.trim());

describe('the list of files', () => {
  it('names each file once', () => {
    expect(listedIn('["a.json", "b-2.json", "a.json"]')).toEqual({ files: ['a.json', 'b-2.json'], findings: [] });
  });

  it.each(['../a.json', '/a.json', 'https://elsewhere.test/a.json', 'a/b.json', '..json', 'a.js', '', 7, null])(
    'does not name %j, which is no file beside it; the others are read',
    (name) => {
      const text = JSON.stringify(['a.json', name]);
      expect(listedIn(text).files).toEqual(['a.json']);
      expect(idsOf(text)).toEqual(['R112 [1]']);
    },
  );

  it('is a list, in JSON', () => {
    expect(idsOf('{"a.json": true}')).toEqual(['R112']);
    expect(idsOf('["a.json"')).toEqual(['R110']);
  });

  it('has an end', () => {
    const names = Array.from({ length: fileLimits.files + 1 }, (_, at) => `${at}.json`);
    expect(listedIn(JSON.stringify(names)).files).toHaveLength(fileLimits.files);
    expect(idsOf(JSON.stringify(names))).toEqual([`R112 [${fileLimits.files}]`]);
  });
});

describe('a file', () => {
  it('is JSON', () => {
    expect(contentOf('{"name": "x"}')).toEqual({ value: { name: 'x' } });
    expect(contentOf('{"name": ')).toMatchObject({ fault: { id: 'R110' } });
  });

  it('is not the page that a server answers with for whatever it does not have', () => {
    expect(contentOf('<!doctype html>')).toMatchObject({
      fault: { id: 'R110', message: 'This is not JSON: it is a page.' },
    });
  });

  it('is not larger than anybody would write', () => {
    expect(contentOf(`"${'x'.repeat(fileLimits.bytes)}"`)).toMatchObject({ fault: { id: 'R111' } });
  });
});
