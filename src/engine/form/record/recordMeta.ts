/** Keeps the cache of whole records apart from the one that lists fill: a list's row has no child rows. */
export const recordMeta = { form: true };
