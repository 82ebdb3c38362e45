import type { MessageTree } from './mergeMessages';

/** Mounts each file of texts at the key of its name: `./en/list.ts` at `list`. */
export const areaMessages = (files: Record<string, MessageTree>): MessageTree =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.ts$/g, ''), texts]));
