import type { Finding } from '../checks/problem';

/** Addresses of the console that are no resource's (`src/app/start/consoleRoutes.tsx`). */
const taken = ['access-denied', 'authentication-error', 'resource-problems'];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** R108: a resource does not stand in the place of a page that is there. */
const takenAddress = (name: unknown): Finding[] =>
  taken.includes(String(name))
    ? [{ id: 'R108', at: 'name', message: `'${String(name)}' is an address of the console.`, hint: 'Choose another.' }]
    : [];

/** R606: what a file says widens nothing. */
const widening = (access: unknown): Finding[] =>
  isObject(access) && 'viewOnlyMay' in access
    ? [
        {
          id: 'R606',
          at: 'access.viewOnlyMay',
          message: 'A file gives view-only users nothing to do.',
          hint: 'Leave it out; what they may do is said by the build.',
        },
      ]
    : [];

/** Labels that are no texts, by their places. */
function wrongLabels(tree: unknown, at: string): string[] {
  if (typeof tree === 'string') return [];
  if (!isObject(tree) || Array.isArray(tree)) return [at];
  return Object.entries(tree).flatMap(([key, part]) => wrongLabels(part, `${at}.${key}`));
}

/** R804: labels are texts, in a language that there is. */
function labelFindings(labels: unknown, locales: readonly string[]): Finding[] {
  if (!isObject(labels)) return [];
  const unknown = Object.keys(labels).filter((locale) => !locales.includes(locale));
  const known = Object.keys(labels).filter((locale) => locales.includes(locale));
  const noTrees = known.filter((locale) => !isObject(labels[locale]));
  const noTexts = known.flatMap((locale) => wrongLabels(labels[locale], `labels.${locale}`));
  return [
    ...unknown.map((locale) => ({
      id: 'R804',
      at: `labels.${locale}`,
      message: `There is no language '${locale}'.`,
      hint: `It is one of ${locales.map((each) => `'${each}'`).join(', ')}.`,
    })),
    ...[...new Set([...noTrees.map((locale) => `labels.${locale}`), ...noTexts])].map((at) => ({
      id: 'R804',
      at,
      message: 'A label is a text.',
      hint: "Labels of a language are texts by their keys: { name: 'Queue |||| Queues' }.",
    })),
  ];
}

/** R108, R606, R804: what only a file from beside the build may not say. */
export const ownToFiles = (value: unknown, locales: readonly string[]): Finding[] =>
  isObject(value)
    ? [...takenAddress(value.name), ...widening(value.access), ...labelFindings(value.labels, locales)]
    : [];
