import type { Rolldown } from 'vite';

/**
 * The parts in which the console comes to a browser, in the order in which an operator meets them. A part takes along what its
 * modules import at once, unless a part before it has that already; our own modules that are in none of them belong to daily work.
 * A language is a part of its own, and so is what only few screens need: a heavy library, a page or tool beyond daily work
 * (`<area>/page`), and whatever else such pages draw with, react-admin's own components above all.
 */
const heavy = /\/node_modules\/(wavesurfer\.js|@stripe)\/|\/src\/.+\/(page\/|texts\/en\.ts)/;
/** What draws charts, and what nothing but that needs. */
const charts = /\/node_modules\/(@mui\/x-|@base-ui\/utils|reselect|d3-|internmap|flatqueue|bezier-easing)/;
const isLibrary = /\/node_modules\/(?!wavesurfer|@stripe)/;
const ours = /\/(src|dataProvider|authProvider)\//;
/** Reads what lies beside the build: nobody else needs the checks. */
const runTime = /\/src\/(app\/runTime|schema\/(runTime|checks|shape|patterns))\//;
const broughtAlong = /\/resources\/[^/]+\/extras\.tsx?$/;
const language = /\/(?:src\/app\/i18n|src\/.+\/texts|resources\/[^/]+)\/(de|fr|es|pt-BR)(?:\.ts|\/(gate)?)/;

/** A language in two files: the sign-in page does not wait for the texts of the console. */
function languagePart(id: string): string | null {
  const [, locale, gate] = language.exec(id) ?? [];
  return locale ? `${locale}${gate ? '.sign-in' : ''}` : null;
}

/** All that a page or tool beyond daily work is made of, with its English texts: `calls-page`; card payment is one page's alone. */
function pagePart(id: string): string | null {
  if (id.includes('/node_modules/@stripe/')) return 'hosted-page';
  const [, area] = /\/src\/.*?([^/]+)\/(?:page\/|texts\/en\.ts)/.exec(id) ?? [];
  return area ? `${area}-page` : null;
}

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether a module of a resource's folder, or another one there that it imports, is made of react-admin's components. */
function isHandWritten(id: string, context: Context, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  return imported.some(
    (each) =>
      each.includes('/node_modules/react-admin/') ||
      (each.includes('/resources/') && isHandWritten(each, context, seen)),
  );
}

/** What a resource brings along comes with daily work, unless it is hand-written pages. */
function workPart(id: string, context: Context): string | null {
  const isOurs = ours.test(id) || (broughtAlong.test(id) && !isHandWritten(id, context));
  return isOurs && !heavy.test(id) && !runTime.test(id) ? 'work' : null;
}

export const chunkGroups = [
  { name: languagePart, debugName: 'language', priority: 5, includeDependenciesRecursively: false },
  { name: 'sign-in', test: /\/src\/main\.tsx$|rolldown\/runtime/, priority: 4 },
  { name: 'gate', test: /\/src\/app\/gate\//, priority: 3 },
  { name: 'console', test: /\/src\/app\/start\//, priority: 2 },
  { name: workPart, debugName: 'work', priority: 1 },
  { name: pagePart, debugName: 'pages', priority: 0.7, includeDependenciesRecursively: false },
  { name: 'run-time', test: /\/src\/app\/runTime\//, priority: 0.5 },
  { name: 'charts', test: charts, priority: 0.3, includeDependenciesRecursively: false },
  { name: 'hand-written', test: (id: string) => isLibrary.test(id) && !charts.test(id), priority: 0 },
];
