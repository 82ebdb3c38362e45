import { createListeners } from '../session/storage/listeners';

/** Something that the page on screen offers, for the command palette. */
export interface ScreenCommand {
  /** Translated. */
  label: string;
  run: () => void;
}

const listeners = createListeners();
const offered = new Map<string, ScreenCommand>();
let snapshot: readonly ScreenCommand[] = [];

const publish = () => {
  snapshot = [...offered.values()];
  listeners.notify();
};

/** What the page on screen offers now, in the order in which its parts came. */
export const screenCommands = {
  subscribe: listeners.subscribe,
  get: (): readonly ScreenCommand[] => snapshot,
  offer(id: string, command: ScreenCommand): () => void {
    offered.set(id, command);
    publish();
    return () => {
      offered.delete(id);
      publish();
    };
  },
};
