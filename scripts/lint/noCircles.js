import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** @type {Map<string, { changed: number, imports: string[] }>} */
const known = new Map();

/** @param {string} base */
const fileAt = (base) =>
  [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find(
    (path) => /\.tsx?$/.test(path) && existsSync(path),
  );

/** What a text names in imports of any kind, types and late ones included. @param {string} text */
const namesIn = (text) => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** The files of ours that a file imports. @param {string} file */
function importsOf(file) {
  const changed = statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.changed === changed) return before.imports;
  const names = namesIn(readFileSync(file, 'utf8')).filter((name) => name.startsWith('.'));
  const imports = names.flatMap((name) => fileAt(join(dirname(file), name)) ?? []);
  known.set(file, { changed, imports });
  return imports;
}

/** The shortest way from one of the files back to another one; empty where there is none. @param {string[]} from @param {string} to */
function wayBack(from, to) {
  /** @type {Map<string, string | undefined>} */
  const cameFrom = new Map(from.map((file) => [file, undefined]));
  for (const file of cameFrom.keys()) {
    if (file === to) {
      const way = [];
      for (let at = file; at; at = cameFrom.get(at)) way.unshift(at);
      return way;
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return [];
}

/**
 * No import leads back to the file that it stands in, neither one of types only nor one that comes late: the first hides that two
 * files are one, the second that their order is wrong.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noCircles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'A circle: {{way}}. What both need has a file of its own.' },
  },
  create({ filename, cwd, report }) {
    const sources = new Map();
    const note = ({ source }) => {
      const target = source?.value?.startsWith?.('.') && fileAt(join(dirname(filename), source.value));
      if (target && !sources.has(target)) sources.set(target, source);
    };
    return {
      ImportDeclaration: note,
      ExportNamedDeclaration: note,
      ExportAllDeclaration: note,
      ImportExpression: note,
      TSImportType: note,
      'Program:exit'() {
        const way = wayBack([...sources.keys()], filename);
        if (way.length === 0) return;
        const names = [filename, ...way].map((file) => relative(cwd, file)).join(' → ');
        report({ node: sources.get(way[0]), messageId: 'circle', data: { way: names } });
      },
    };
  },
};
