import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export interface SourceFile {
  /** Below the root. */
  path: string;
  text: string;
}

const isSource = (name: string) => /\.tsx?$/.test(name);

/** All TypeScript files below the given folders of the project. */
export const sourceFiles = (...folders: string[]): SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') })),
  );

/** Every leaf of a tree of messages as `area.key`. */
export const leavesOf = (tree: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : leavesOf(value as object, `${prefix}${name}.`),
  );
