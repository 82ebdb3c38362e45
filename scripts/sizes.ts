import { closure, gzipKilobytes, keyOf, type Manifest } from './chunks';

export type Limits = Record<'sign-in' | 'list' | 'work' | 'part' | 'files', number>;

export interface Size {
  what: string;
  /** In `unit`. */
  amount: number;
  unit: 'kB' | 'files';
  limit: number;
}

/** Parts whose size is told by what is open (`scripts/parts.ts`); every other one counts for itself. */
const stages = {
  'sign-in': ['sign-in'],
  list: ['sign-in', 'gate', 'console'],
  work: ['sign-in', 'gate', 'console', 'work'],
};
const names: Record<keyof typeof stages, string> = {
  'sign-in': 'sign-in page',
  list: 'first list',
  work: 'all of daily work',
};

/**
 * What an operator's browser loads, in kB gzip, and in how many files.
 * @param dist folder of the build
 * @throws when the build lacks one of the parts
 */
export function sizesOf(dist: string, manifest: Manifest, limits: Limits): Size[] {
  const filesOf = (parts: readonly string[]) =>
    closure(
      manifest,
      parts.map((name) => keyOf(manifest, name)),
    );
  const views = Object.entries(stages).map(([stage, parts]): Size => {
    const known = stage as keyof typeof stages;
    return { what: names[known], amount: gzipKilobytes(dist, filesOf(parts)), unit: 'kB', limit: limits[known] };
  });
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const present = new Set(filesOf(stages.work));
  const others = scripts
    .filter((file) => !present.has(file))
    .map((file): Size => ({ what: file, amount: gzipKilobytes(dist, [file]), unit: 'kB', limit: limits.part }));
  return [...views, ...others, { what: 'script files', amount: scripts.length, unit: 'files', limit: limits.files }];
}

export const isOver = ({ amount, limit }: Size): boolean => amount > limit;
