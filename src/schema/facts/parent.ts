import type { CompiledResource } from '../types/compiled';
import type { Facts } from './predicate';
import { sessionValue } from './sessionValue';

type Below = Pick<CompiledResource, 'parent' | 'fields'>;

const given = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

/**
 * The record that a resource's records lie below: as the record says it, else the list's filter or the address, else the session.
 * @returns its identifier; undefined for a resource that says no `parent`, and where nothing says which one is meant
 */
export function parentId({ parent, fields }: Below, facts: Facts): string | undefined {
  const field = parent && fields[parent.field];
  if (!field) return undefined;
  return given(facts.subject[field.name]) ?? given(facts.filter?.[field.name]) ?? sessionValue(field, facts);
}

/** Facts with which `{parent.id}` can be filled; a parent that they have already stays. */
export function withParent(resource: Below, facts: Facts): Facts {
  const id = facts.parent ? undefined : parentId(resource, facts);
  return id === undefined ? facts : { ...facts, parent: { id, [resource.parent!.field]: id } };
}

/** What an address and a request for one record say of its parent; nothing where no path of a record reads it. */
export function parentFilter(resource: Below, facts: Facts): Record<string, string> | undefined {
  const id = resource.parent?.isInPaths ? parentId(resource, facts) : undefined;
  return id === undefined ? undefined : { [resource.parent!.field]: id };
}
