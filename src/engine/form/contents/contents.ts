import { useLayoutEffect } from 'react';
import { requiredContext } from '../../../session/requiredContext';

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
  /** In the order of the page, without those behind other tabs. */
  shown: () => readonly ContentsEntry[];
  /** Looks anew which are shown: another tab is open. */
  refresh: () => void;
}

const isBefore = (one: ContentsEntry, other: ContentsEntry): boolean => {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id));
  return !!first && !!second && (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
};

const isInView = ({ id }: ContentsEntry) => document.getElementById(id)?.closest('[hidden]') === null;

export function createContents(): Contents {
  const listeners = new Set<() => void>();
  const all = new Set<ContentsEntry>();
  let shown: readonly ContentsEntry[] = [];
  const refresh = () => {
    shown = [...all].filter(isInView).sort((one, other) => (isBefore(one, other) ? -1 : 1));
    listeners.forEach((listener) => listener());
  };
  return {
    add: (entry) => {
      all.add(entry);
      refresh();
      return () => {
        all.delete(entry);
        refresh();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => shown,
    refresh,
  };
}

/** The hook throws outside a generated form. */
export const [ContentsProvider, useContents] = requiredContext<Contents>(
  'A section needs a ContentsProvider above it.',
);

/** Names a section in the contents of its form as long as it is shown. */
export function useContentsEntry(id: string, title: string, isShown: boolean): void {
  const { add } = useContents();
  useLayoutEffect(() => (isShown ? add({ id, title }) : undefined), [add, id, title, isShown]);
}
