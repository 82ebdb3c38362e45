import type { ResourceDeclaration } from '../../src/schema/types';

export interface Mutation {
  what: string;
  declaration: ResourceDeclaration;
}

const changed = (
  declaration: ResourceDeclaration,
  change: (copy: ResourceDeclaration) => void,
): ResourceDeclaration => {
  const copy = structuredClone(declaration);
  change(copy);
  return copy;
};

const isRepeated = (declaration: ResourceDeclaration, name: string, part: string): boolean =>
  part === 'write' && (declaration.api.always ?? []).includes(name);

function columnMutations(declaration: ResourceDeclaration): Mutation[] {
  return (declaration.list?.columns ?? []).flatMap((column, index) =>
    typeof column !== 'string' && column.hidden
      ? []
      : {
          what: `column ${typeof column === 'string' ? column : column.field}`,
          declaration: changed(declaration, (copy) => void copy.list?.columns.splice(index, 1)),
        },
  );
}

function fieldMutations(declaration: ResourceDeclaration, part: 'required' | 'write'): Mutation[] {
  return (
    Object.entries(declaration.fields)
      // An identifier is never written, whether its declaration says so or not; a key that is always repeated is sent either way.
      .filter(
        ([name, field]) => field[part] !== undefined && field.type !== 'sid' && !isRepeated(declaration, name, part),
      )
      .map(([name]) => ({
        what: `${part} of ${name}`,
        declaration: changed(declaration, (copy) => void delete copy.fields[name]?.[part]),
      }))
  );
}

/** A scope for everything is taken away as a whole, one of a table by itself; what is left out needs an admin. */
function scopeMutations(declaration: ResourceDeclaration): Mutation[] {
  const { scope } = declaration.access;
  if (typeof scope === 'string')
    return [{ what: 'the scope', declaration: changed(declaration, (copy) => void (copy.access.scope = {})) }];
  return Object.keys(scope).map((operation) => ({
    what: `the scope of ${operation}`,
    declaration: changed(declaration, (copy) => {
      copy.access.scope = Object.fromEntries(Object.entries(scope).filter(([name]) => name !== operation));
    }),
  }));
}

function alwaysMutations(declaration: ResourceDeclaration): Mutation[] {
  return (declaration.api.always ?? []).map((name) => ({
    what: `repeated ${name}`,
    declaration: changed(declaration, (copy) => {
      copy.api.always = copy.api.always?.filter((other) => other !== name) ?? [];
    }),
  }));
}

/** The declaration with one thing at a time taken out of it. */
export const mutationsOf = (declaration: ResourceDeclaration): Mutation[] => [
  ...columnMutations(declaration),
  ...fieldMutations(declaration, 'required'),
  ...fieldMutations(declaration, 'write'),
  ...scopeMutations(declaration),
  ...alwaysMutations(declaration),
];
