import { ownerTypes } from '../ownerTypes';
import type { Operation, ResourceDeclaration } from '../types';
import type { Check } from './problem';

/** The operations that a table of scopes names. */
const namedIn = ({ scope }: ResourceDeclaration['access']): Operation[] =>
  typeof scope === 'string' ? [] : Object.values(scope).flat();

/** R601: access must be said; an empty table says nothing. */
const missingScope: Check = ({ access }) =>
  typeof access.scope === 'object' && namedIn(access).length === 0
    ? [
        {
          id: 'R601',
          at: 'access.scope',
          message: 'Nothing says who may do what.',
          hint: "Name the lowest scope for all operations, scope: 'account', or of each: scope: { account: ['list', 'show'] }.",
        },
      ]
    : [];

/** R602: an operation has one lowest scope. */
const namedTwice: Check = ({ access }) => {
  const named = namedIn(access);
  return named
    .filter((operation, index) => named.indexOf(operation) !== index)
    .map((operation) => ({
      id: 'R602',
      at: 'access.scope',
      message: `'${operation}' is named twice.`,
      hint: 'Name it at the lowest scope that may do it: those above may, too.',
    }));
};

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
  const named = namedIn(access);
  if (named.length === 0) return [];
  const views: Operation[] = [...(list ? ['list' as const] : []), ...(form ? ['show' as const] : [])];
  return views
    .filter((operation) => !named.includes(operation))
    .map((operation) => ({
      id: 'R604',
      at: 'access.scope',
      message: `Nothing is said about '${operation}': only an admin may do it.`,
      hint: `Say it: admin: ['${operation}'].`,
      severity: 'warning',
    }));
};

/** R6xx: who may do what. */
export const accessChecks: Check[] = [missingScope, namedTwice, sharedWithoutOwner, forgottenOperations];
