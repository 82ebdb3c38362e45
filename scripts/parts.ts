/**
 * The parts in which the console comes to a browser, in the order in which an operator meets them. A part takes along what its
 * modules import at once, unless a part before it has that already; what is in none of them belongs to daily work. A language, and
 * a library that only few screens need, is a part of its own.
 */
const heavy = /\/node_modules\/(wavesurfer\.js|@stripe)\//;
const ours = /\/(src|resources|dataProvider|authProvider|node_modules)\//;
const language = /\/(?:src\/app\/i18n|resources\/[^/]+)\/(de|fr|es|pt-BR)(?:\.ts|\/(gate)?)/;

/** A language in two files: the sign-in page does not wait for the texts of the console. */
function languagePart(id: string): string | null {
  const [, locale, gate] = language.exec(id) ?? [];
  return locale ? `${locale}${gate ? '.sign-in' : ''}` : null;
}

export const chunkGroups = [
  { name: languagePart, debugName: 'language', priority: 5, includeDependenciesRecursively: false },
  { name: 'sign-in', test: /\/src\/main\.tsx$|rolldown\/runtime/, priority: 4 },
  { name: 'gate', test: /\/src\/app\/gate\//, priority: 3 },
  { name: 'console', test: /\/src\/app\/start\//, priority: 2 },
  { name: (id: string) => (ours.test(id) && !heavy.test(id) ? 'work' : null), debugName: 'work', priority: 1 },
];
