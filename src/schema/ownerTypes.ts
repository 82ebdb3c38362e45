import { createNameRegistry } from './nameRegistry';
import type { Field, OwnerLevel, ResourceDeclaration } from './types';

/** A field type that says whose a record is: everything that such a field is in every resource, said once. */
export interface OwnerType {
  level: OwnerLevel;
  /** How the platform calls the field: one of this name says the owner, whatever its type. */
  name: string;
  /** What a field of the type is; what the declaration says itself goes before it. */
  field: Field;
}

/** Owners that declarations may name as the type of a field. Registered beside the resources: the schema knows none. */
export const ownerTypes = createNameRegistry<OwnerType>('owner type');

function expandedField(declared: Field): Field {
  const known = ownerTypes.get(declared.type)?.field;
  if (!known) return declared;
  /* What the path alone says is asked of nobody. */
  const { required, ...rest } = known;
  const owner = declared.write === 'never' || required === undefined ? rest : known;
  const reference = owner.reference && { reference: { ...owner.reference, ...declared.reference } };
  return { ...owner, ...declared, ...reference, type: owner.type };
}

const expandedFields = (fields: Readonly<Record<string, Field>>): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, expandedField(field)]));

const written = new WeakMap<ResourceDeclaration, ResourceDeclaration>();

/** The declaration with each owner field written out; the same each time. */
export function withOwners(declaration: ResourceDeclaration): ResourceDeclaration {
  const known = written.get(declaration) ?? writtenOut(declaration);
  written.set(declaration, known);
  return known;
}

const writtenOut = ({ fields, list, ...declaration }: ResourceDeclaration): ResourceDeclaration => ({
  ...declaration,
  fields: expandedFields(fields),
  ...(list && {
    list: {
      ...list,
      ...(list.filters && {
        filters: list.filters.map((filter) => (typeof filter === 'string' ? filter : expandedFields(filter))),
      }),
    },
  }),
});

/** The fields that name the owner, by level. @param declaration as it is written */
export function ownersOf({ fields }: ResourceDeclaration): Partial<Record<OwnerLevel, string>> {
  const all = Object.entries(fields as Readonly<Record<string, Field>>);
  return Object.fromEntries(
    ownerTypes.names().flatMap((type) => {
      const { level, name } = ownerTypes.require(type);
      const field = all.find(([, declared]) => declared.type === type)?.[0] ?? (name in fields ? name : undefined);
      return field === undefined ? [] : [[level, field]];
    }),
  );
}
