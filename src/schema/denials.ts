import type { Access, Denial } from './types';

const isOne = (denied: NonNullable<Access['denied']>): denied is Denial => 'message' in denied || 'redirect' in denied;

/** What a declaration says about refusals, with its place; `operation` is undefined for what holds for all of them. */
export function denialPlaces({ denied = {} }: Access): { at: string; operation?: string; denial: Denial }[] {
  if (isOne(denied)) return [{ at: 'access.denied', denial: denied }];
  return Object.entries(denied).map(([operation, denial]) => ({ at: `access.denied.${operation}`, operation, denial }));
}
