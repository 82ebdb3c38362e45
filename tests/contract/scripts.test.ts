// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closure } from '../../scripts/chunks';
import { median } from '../../scripts/bench/medians';
import { writeNewResource } from '../../scripts/newResourceFiles';
import { locales } from '../../src/app/i18n/locales';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'resources-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a new resource', () => {
  it('gets a short declaration and its texts in every language', () => {
    const files = writeNewResource(folder, 'call-queues');
    expect(files.map((file) => file.slice(folder.length))).toEqual([
      '/call-queues/index.ts',
      ...locales.map(({ locale }) => `/call-queues/${locale}.ts`),
    ]);
    const declaration = readFileSync(files[0]!, 'utf8');
    expect(declaration).toContain("base: '/CallQueues', id: 'call_queue_sid'");
    expect(declaration.split('\n').length).toBeLessThan(30);
  });

  it.each(['CallQueues', 'call_queues', '', '../queues', '-queues'])('is not called “%s”', (name) => {
    expect(() => writeNewResource(folder, name)).toThrow('is not a name');
  });

  it('does not take the place of one that is there', () => {
    writeNewResource(folder, 'queues');
    expect(() => writeNewResource(folder, 'queues')).toThrow("There is a resource 'queues' already.");
  });
});

describe('the size of a view', () => {
  it('counts every script once, and none that loads later', () => {
    const manifest = {
      a: { file: 'a.js', imports: ['shared'], dynamicImports: ['later'] },
      b: { file: 'b.js', imports: ['shared'] },
      shared: { file: 'shared.js' },
      later: { file: 'later.js' },
    };
    expect(closure(manifest, ['a', 'b']).sort()).toEqual(['a.js', 'b.js', 'shared.js']);
  });

  it('cannot be told of a part that the build lacks', () => {
    expect(() => closure({}, ['a'])).toThrow("The build has no part 'a'.");
  });
});

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2],
    [[7], 7],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});
