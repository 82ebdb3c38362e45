import { fieldsOf } from './names/fieldPlaces';
import { didYouMean } from './names/nearestName';
import type { Check } from './problem';

/** R601: access must be said; an empty table says nothing. */
const missingScope: Check = ({ access }) =>
  typeof access.scope === 'object' && Object.keys(access.scope).length === 0
    ? [
        {
          id: 'R601',
          at: 'access.scope',
          message: 'Nothing says who may do what.',
          hint: "Name the lowest scope, for all operations or each: scope: 'account'.",
        },
      ]
    : [];

/** R602: an owner is a field of the record. */
const unknownOwners: Check = (declaration) => {
  const names = Object.keys(fieldsOf(declaration));
  return Object.entries(declaration.access.owner ?? {})
    .filter(([, name]) => !names.includes(name))
    .map(([level, name]) => ({
      id: 'R602',
      at: `access.owner.${level}`,
      message: `'${name}' is not a field.`,
      ...didYouMean(name, names),
    }));
};

/** R603: without owners there are no records without one. */
const sharedWithoutOwner: Check = ({ access }) =>
  access.sharedRead && Object.keys(access.owner ?? {}).length === 0
    ? [
        {
          id: 'R603',
          at: 'access.sharedRead',
          message: 'Shared records are those without an owner.',
          hint: 'Name the owner fields in access.owner.',
        },
      ]
    : [];

/** R604: a list that everybody but an admin is refused, since the table of scopes forgot it. */
const forgottenOperations: Check = ({ access, list, form }) => {
  const { scope } = access;
  if (typeof scope === 'string' || Object.keys(scope).length === 0) return [];
  const views = [list && scope.list === undefined ? 'list' : '', form && scope.show === undefined ? 'show' : ''];
  return views
    .filter((operation) => operation !== '')
    .map((operation) => ({
      id: 'R604',
      at: 'access.scope',
      message: `Nothing is said about '${operation}': only an admin may do it.`,
      hint: `Say it: ${operation}: 'admin'.`,
      severity: 'warning',
    }));
};

/** R6xx: who may do what. */
export const accessChecks: Check[] = [missingScope, unknownOwners, sharedWithoutOwner, forgottenOperations];
