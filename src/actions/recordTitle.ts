import type { CompiledResource } from '../schema/types/compiled';
import { fillTemplate } from '../schema/facts/template';

/**
 * The text that stands for a record: the resource's title filled from it.
 * @returns the record's id where the title has no value, and an empty text where there is no id either.
 */
export function recordTitle(resource: CompiledResource, record: Readonly<Record<string, unknown>>): string {
  const title = fillTemplate(resource.title, { subject: record, record });
  const { id } = record;
  return title?.trim() || (typeof id === 'string' || typeof id === 'number' ? String(id) : '');
}

/** A record's plain values as they are, for `%{number}` in a message. */
export function recordArguments(
  resource: CompiledResource,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const plain = Object.entries(record).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return {
    ...Object.fromEntries(plain.map(([name, value]) => [name, String(value)])),
    title: recordTitle(resource, record),
  };
}
