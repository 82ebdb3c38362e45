import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkJson } from '../../src/fields/json/checkJson';
import { endOfJson } from '../../src/fields/json/endOfJson';

const lineOf = (text: string) => checkJson(text)?.args?.line;

describe('a text that is not JSON', () => {
  it.each([
    ['[{ "verb": "say" },\n oops,\n {}\n]', 2],
    ['[\n  1,\n]\n\n', 3],
    ['{\n  "a": 1\n  "b": 2\n}', 3],
    ['[\n  { "a": 1 }\n', 2],
    ['["a\nb",\n1]', 1],
    ['{\n  a: 1\n}', 2],
    ["[\n  'a'\n]", 2],
    ['[1]\n2', 2],
    ['[1\n}', 2],
    ['{ "a"\n, 1 }', 2],
    ['[01]', 1],
    ['\n\n{', 3],
    ['[1,\n\u00a02]', 2],
  ])('%j stops being it in line %d', (text, line) => expect(lineOf(text)).toBe(line));

  it('stops being it where something strange was put in', () => {
    fc.assert(
      fc.property(fc.json({ depthSize: 'medium' }), fc.nat(), (json, at) => {
        const lines = JSON.stringify(JSON.parse(json), null, 2).split('\n');
        const line = at % (lines.length + 1);
        expect(lineOf(lines.toSpliced(line, 0, 'strange').join('\n'))).toBe(line + 1);
      }),
    );
  });

  it('lacks its end in its last line', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (list) => {
        const lines = JSON.stringify(list, null, 2).split('\n').slice(0, -1);
        expect(lineOf(`${lines.join('\n')}\n\n`)).toBe(lines.length);
      }),
    );
  });
});

it('JSON is never stopped before its end', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(checkJson(json)?.key).toBeUndefined();
      expect(endOfJson(json)).toBe(json.length);
    }),
  );
});
