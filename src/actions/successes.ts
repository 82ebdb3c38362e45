import { createListeners } from '../session/storage/listeners';

const listeners = createListeners();

/** Messages of success on screen: they end where something else is tried, lest they be taken for its outcome. */
export const successes = { subscribe: listeners.subscribe, end: listeners.notify };
