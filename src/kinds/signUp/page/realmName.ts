/* In: what is typed as the first part of a SIP realm. Out: the whole name, what is wrong with it, and whether the platform has it already. */
/** Why a name cannot be asked for. */
export type RealmProblem = 'short' | 'long' | 'characters' | 'ends';

export const shortestRealm = 3;
const longestLabel = 63;
/** Of the platform's column. */
const longestRealm = 132;

/** As a name of the domain name system is written; the platform keeps it as it comes. */
export const tidyName = (typed: string): string => typed.trim().toLowerCase();

export const fullRealm = (name: string, root: string): string => `${tidyName(name)}.${root}`;

/** @returns what keeps a first part from being a name of a host, or undefined. */
export function realmProblem(typed: string, root: string): RealmProblem | undefined {
  const name = tidyName(typed);
  if (name.length < shortestRealm) return 'short';
  if (!/^[a-z0-9-]+$/.test(name)) return 'characters';
  if (name.startsWith('-') || name.endsWith('-')) return 'ends';
  return name.length > longestLabel || fullRealm(name, root).length > longestRealm ? 'long' : undefined;
}
