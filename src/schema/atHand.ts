/** Marks a kept promise as React's `use` does itself, so that a component reads its value without waiting for a turn. */
export const markKept = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value });

/** A promise of what is there already. */
export const atHand = <T>(value: T): Promise<T> => markKept(Promise.resolve(value), value);
