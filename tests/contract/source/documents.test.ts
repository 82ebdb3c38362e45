// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../texts/sourceTexts';

const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];

/* Not behind `../` or `//`: so imports another, or is called, what a document shows as an example. */
const path = /(?<![\w./-]|\/\/ )(?:src|dataProvider|authProvider|resources|sandbox|scripts|tests|docs)\/[\w./*<>-]*\w/g;

/** Stands for many. */
const isPattern = (name: string) => /[*<>]/.test(name);

it.each(documents.filter((name) => name.endsWith('.md')))(
  '%s names no file or folder that is not there',
  (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const named = [...new Set(text.match(path) ?? [])].filter((name) => !isPattern(name));
    expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  },
);
