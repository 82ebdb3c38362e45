/**
 * Stands in for the package `inflection` in a build (vite.config.ts). ra-core guesses with it names of resources and fields
 * that have no text; here each has one, and the guess would cost every first list 3 kB.
 */
const unchanged = (name: string): string => name;

export { unchanged as humanize, unchanged as inflect, unchanged as pluralize, unchanged as transform };
