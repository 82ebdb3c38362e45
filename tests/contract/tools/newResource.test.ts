import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOf, writeResource } from '../../../scripts/newResource/files';
import { bringTextsUpToDate } from '../../../scripts/newResource/upToDate';
import type { Texts } from '../../../scripts/newResource/textChanges';
import { changedTexts } from '../../../scripts/newResource/textFile';
import { declarations } from '../../../resources';
import { locales } from '../../../src/app/i18n/locales';
import { checkAmong } from '../../../src/schema/checks';
import { createRegistry } from '../../../src/schema/registry';
import type { Field, ResourceDeclaration } from '../../../src/schema/types';
import { defaultExportOf } from '../../support/asModule';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'resources-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, 'call-queues', file), 'utf8');
const textsIn = async (file: string) => (await defaultExportOf(read(file))) as Texts;

describe('a new resource', () => {
  it('gets a short declaration and its texts in every language', async () => {
    const files = await writeResource(folder, startOf('call-queues'));
    expect(files.map((file) => file.slice(folder.length))).toEqual([
      '/call-queues/index.ts',
      ...locales.map(({ locale }) => `/call-queues/${locale}.ts`),
    ]);
    expect(read('index.ts')).toContain("base: '/CallQueues', id: 'call_queue_sid'");
    expect(read('index.ts').split('\n').length).toBeLessThan(20);
    expect(await textsIn('de.ts')).toMatchObject({
      fields: { name: 'Name', account_sid: 'Konto' },
      titles: { add: 'Call queue hinzufügen' },
    });
  });

  it('is declared without a problem, as it is', () => {
    expect(checkAmong([startOf('call-queues')], declarations).flat()).toEqual([]);
  });

  it.each(['CallQueues', 'call_queues', '', '../queues', '-queues'])('is not called “%s”', async (name) => {
    await expect(writeResource(folder, startOf(name))).rejects.toThrow('is not a name');
  });

  it('does not take the place of one that is there', async () => {
    await writeResource(folder, startOf('queues'));
    await expect(writeResource(folder, startOf('queues'))).rejects.toThrow("There is a resource 'queues' already.");
  });
});

describe('the texts of a resource that has changed', () => {
  const start = startOf('call-queues');
  const changed = (fields: Record<string, Field>): ResourceDeclaration => ({
    ...start,
    title: 'label',
    fields: { call_queue_sid: { type: 'sid' }, ...fields },
    list: { columns: ['label'] },
    form: { sections: { calls: Object.keys(fields) } },
  });
  async function upToDate(declaration: ResourceDeclaration) {
    const own = join(folder, 'call-queues');
    const texts = Object.fromEntries(
      await Promise.all(locales.map(async ({ locale }) => [locale, await textsIn(`${locale}.ts`)] as const)),
    );
    return bringTextsUpToDate(createRegistry([declaration]).resources[0]!, own, (locale) => texts[locale]);
  }

  it('stay as they are where nothing has', async () => {
    await writeResource(folder, start);
    expect(await upToDate(start)).toEqual([]);
  });

  it('lose what is gone, get what is new, and keep the rest', async () => {
    await writeResource(folder, start);
    const changes = await upToDate(
      changed({
        label: { type: 'text' },
        mode: { type: 'select', choices: ['ring-all'] },
        size: { type: 'number', label: 'Callers at most' },
      }),
    );
    expect(changes).toHaveLength(locales.length);
    expect(changes[0]).toMatchObject({
      added: ['fields.label', 'fields.mode', 'choices.mode.ring-all', 'sections.calls'],
      removed: ['fields.name', 'fields.account_sid', 'sections.identity'],
    });
    expect(await textsIn('en.ts')).toMatchObject({
      name: 'Call queue |||| Call queues',
      fields: { label: 'Label', mode: 'Mode' },
      choices: { mode: { 'ring-all': 'Ring all' } },
      sections: { calls: 'Calls' },
    });
    /* A text that stands in the declaration is translated beside it. */
    expect((await textsIn('de.ts')).fields).toMatchObject({ size: 'Callers at most' });
    expect((await textsIn('en.ts')).fields).not.toHaveProperty('size');
    expect(await upToDate(changed({ label: { type: 'text' } }))).toHaveLength(locales.length);
    expect(await textsIn('en.ts')).not.toHaveProperty('choices');
  });
});

describe('a file of texts', () => {
  it('keeps its comments and whatever is not asked about', async () => {
    const source = `/* Said to operators. */
export default {
  name: 'Queue |||| Queues',
  fields: {
    /* As on the wire. */
    size: 'Size',
    'old-name': 'Old',
  },
} satisfies object;
`;
    expect(
      await changedTexts(source, {
        add: { 'fields.new-name': 'New', 'empty.title': "It's empty" },
        remove: ['fields.old-name'],
      }),
    ).toBe(`/* Said to operators. */
export default {
  name: 'Queue |||| Queues',
  fields: {
    /* As on the wire. */
    size: 'Size',
    'new-name': 'New',
  },
  empty: { title: "It's empty" },
} satisfies object;
`);
  });

  it('has to be one', async () => {
    await expect(changedTexts('export default 3;', { add: { a: 'b' }, remove: [] })).rejects.toThrow(
      'exports one object',
    );
  });
});
