import { closure, gzipKilobytes, keyOf, type Manifest } from './chunks';

export type Limits = Record<'login' | 'list' | 'form' | 'part', number>;

export interface Size {
  what: string;
  kilobytes: number;
  limit: number;
}

const formView = 'src/engine/form/FormView.tsx';
const isFieldInput = (key: string) => /^src\/fields\/.*Input\.tsx$/.test(key);

/** The parts that load on demand, by their key in the manifest. */
const lazyParts = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);

/**
 * What each view of the built console loads, in kB gzip. A single part counts without what stands already there with a list.
 * @param dist folder of the build
 * @throws when the build lacks one of the views
 */
export function sizesOf(dist: string, manifest: Manifest, limits: Limits): Size[] {
  const login = [keyOf(manifest, 'gate')];
  const list = [...login, keyOf(manifest, 'sign-in'), keyOf(manifest, 'console')];
  const form = [...list, formView, ...lazyParts(manifest).filter(isFieldInput)];
  const present = new Set(closure(manifest, list));
  const sizeOf = (files: string[]) => gzipKilobytes(dist, files);
  const views = [
    { what: 'login page', kilobytes: sizeOf(closure(manifest, login)), limit: limits.login },
    { what: 'first list', kilobytes: sizeOf(closure(manifest, list)), limit: limits.list },
    { what: 'edit form open', kilobytes: sizeOf(closure(manifest, form)), limit: limits.form },
  ];
  const parts = lazyParts(manifest).map((key) => ({
    what: `part ${key}`,
    kilobytes: sizeOf(closure(manifest, [key]).filter((file) => !present.has(file))),
    limit: limits.part,
  }));
  return [...views, ...parts.sort((one, other) => other.kilobytes - one.kilobytes)];
}

export const isOver = ({ kilobytes, limit }: Size): boolean => kilobytes > limit;
