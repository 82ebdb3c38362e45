import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closure, gzipKilobytes, keyOf, type Manifest } from './chunks';

export type Limits = Record<'login' | 'list' | 'form' | 'part', number>;

export interface Size {
  what: string;
  kilobytes: number;
  limit: number;
}

const formView = 'src/engine/form/FormView.tsx';
const writes = 'dataProvider/late.ts';

/** Which parts hold the inputs of field types: each type has a folder of its name. */
const isInputOf = (types: readonly string[]) => (key: string) =>
  types.some((type) => new RegExp(`^src/fields/${type}/[^/]+Input\\.tsx$`).test(key));

const readFormTypes = (dist: string) =>
  JSON.parse(readFileSync(join(dist, '.vite/form-types.json'), 'utf8')) as Record<string, string[]>;

/** The parts that load on demand, by their key in the manifest. */
const lazyParts = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);

/**
 * What each view of the built console loads, in kB gzip; a form with the inputs of all its fields, hidden ones too. A single part counts without what stands already there with a list.
 * @param dist folder of the build
 * @throws when the build lacks one of the views
 */
export function sizesOf(dist: string, manifest: Manifest, limits: Limits): Size[] {
  const login = [keyOf(manifest, 'gate')];
  const list = [...login, keyOf(manifest, 'sign-in'), keyOf(manifest, 'console')];
  const sizeOf = (files: string[]) => gzipKilobytes(dist, files);
  const forms = Object.entries(readFormTypes(dist)).map(([resource, types]) => {
    const inputs = lazyParts(manifest).filter(isInputOf(types));
    const kilobytes = sizeOf(closure(manifest, [...list, formView, writes, ...inputs]));
    return { what: `edit form open: ${resource}`, kilobytes, limit: limits.form };
  });
  const present = new Set(closure(manifest, list));
  const views = [
    { what: 'login page', kilobytes: sizeOf(closure(manifest, login)), limit: limits.login },
    { what: 'first list', kilobytes: sizeOf(closure(manifest, list)), limit: limits.list },
    ...forms,
  ];
  const parts = lazyParts(manifest).map((key) => ({
    what: `part ${key}`,
    kilobytes: sizeOf(closure(manifest, [key]).filter((file) => !present.has(file))),
    limit: limits.part,
  }));
  return [...views, ...parts.sort((one, other) => other.kilobytes - one.kilobytes)];
}

export const isOver = ({ kilobytes, limit }: Size): boolean => kilobytes > limit;
