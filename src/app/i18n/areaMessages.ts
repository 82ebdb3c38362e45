import type { MessageTree } from './messageTrees';

/** Mounts each file of texts at the key of its name: `./en/list.ts` at `list`. */
export const areaMessages = (files: Record<string, MessageTree>): MessageTree =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.ts$/g, ''), texts]));

/** Each file at the name of a folder of its path, counted from the end. */
export const byFolder = (files: Record<string, MessageTree>, place: number): MessageTree =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.split('/').at(place)!, texts]));
