import { createContext, useContext, useLayoutEffect } from 'react';

/** A section that is shown now. */
export interface ContentsEntry {
  /** Of its element. */
  id: string;
  title: string;
}

/** The sections of one form, as they come and go. */
export interface Contents {
  add: (entry: ContentsEntry) => () => void;
  subscribe: (listener: () => void) => () => void;
  entries: () => readonly ContentsEntry[];
}

export function createContents(): Contents {
  const listeners = new Set<() => void>();
  let entries: readonly ContentsEntry[] = [];
  const change = (next: readonly ContentsEntry[]) => {
    entries = next;
    listeners.forEach((listener) => listener());
  };
  return {
    add: (entry) => {
      change([...entries, entry]);
      return () => change(entries.filter((each) => each !== entry));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries: () => entries,
  };
}

const ContentsContext = createContext<Contents | undefined>(undefined);

export const ContentsProvider = ContentsContext.Provider;

/** @throws outside a generated form. */
export function useContents(): Contents {
  const contents = useContext(ContentsContext);
  if (!contents) throw new Error('A section needs a ContentsProvider above it.');
  return contents;
}

/** Names a section in the contents of its form as long as it is shown. */
export function useContentsEntry(id: string, title: string, isShown: boolean): void {
  const { add } = useContents();
  useLayoutEffect(() => (isShown ? add({ id, title }) : undefined), [add, id, title, isShown]);
}
