import { ownerTypes } from '../ownerTypes';
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

/** R603: without owners there are no records without one. */
const sharedWithoutOwner: Check = ({ access }, { owners }) =>
  access.sharedRead && Object.keys(owners).length === 0
    ? [
        {
          id: 'R603',
          at: 'access.sharedRead',
          message: 'Shared records are those without an owner.',
          hint: `Give a field the type of its owner: ${ownerTypes.names().join(', ')}.`,
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
export const accessChecks: Check[] = [missingScope, sharedWithoutOwner, forgottenOperations];
