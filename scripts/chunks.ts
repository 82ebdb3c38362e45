import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

export type Manifest = Record<string, Chunk>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/**
 * The part of a chunk group of vite.config.ts.
 * @throws when the build has none of that name
 */
export function keyOf(manifest: Manifest, group: string): string {
  const key = Object.keys(manifest).find((each) => each.startsWith('_') && manifest[each]?.name === group);
  if (!key) throw new Error(`The build has no group '${group}'.`);
  return key;
}

/** All script files that the given manifest entries need at once: themselves and their static imports. */
export function closure(manifest: Manifest, keys: string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no part '${key}'.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...files];
}

/** Bytes at gzip level 9, in kB of 1,000 bytes. */
export const gzipKilobytes = (dist: string, files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000;
