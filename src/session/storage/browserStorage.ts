/* In: a key and a text. Out: what this browser or this tab keeps under the key; nothing where it keeps nothing. */
/** Where something is kept: `local` outlives the tab, `session` does not. */
export type StorageKind = 'local' | 'session';

const storageOf = (kind: StorageKind): Storage | undefined => {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

/** Reading, writing and removing never throw: a browser may forbid its storage, or have none left. */
export const browserStorage = {
  read(kind: StorageKind, key: string): string | undefined {
    try {
      return storageOf(kind)?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },

  write(kind: StorageKind, key: string, value: string | undefined): void {
    try {
      if (value === undefined) storageOf(kind)?.removeItem(key);
      else storageOf(kind)?.setItem(key, value);
    } catch {
      return;
    }
  },

  /** Removes every entry whose key is not to be kept. */
  clear(kind: StorageKind, isKept: (key: string) => boolean): void {
    const storage = storageOf(kind);
    if (!storage) return;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    keys.filter((key) => !isKept(key)).forEach((key) => browserStorage.write(kind, key, undefined));
  },
};
