import { fieldTypes } from '../../../../fields/registry';
import type { CompiledField, CompiledResource } from '../../../../schema/types/compiled';
import { rank, type Session } from '../../../../session/session';

/** Types beside those that are typed key by key whose value one cell can hold. */
const oneCell: readonly string[] = ['boolean', 'select', 'reference', 'password', 'secret'];

const isWritable = ({ write, derive, placed, part }: CompiledField) =>
  placed && write !== 'never' && !derive && part === undefined;

/** The fields that a file may have columns for: what the form shows to this session, as far as a cell can hold it. */
export const fileFields = ({ fields, idField }: CompiledResource, session: Session): CompiledField[] =>
  Object.values(fields).filter(
    (field) =>
      isWritable(field) &&
      field.name !== idField &&
      field.type !== 'sid' &&
      rank(session.scope) >= rank(field.scope ?? 'account') &&
      (oneCell.includes(field.type) || fieldTypes.get(field.type)?.isTyped === true),
  );

/** The fields by which a row finds its record. What this session is not shown tells nothing apart: all of it is its own, or shared with it. */
export const keyFields = (resource: CompiledResource, session: Session): CompiledField[] => {
  const shown = fileFields(resource, session);
  return (resource.list?.import ?? []).flatMap((name) => shown.find((field) => field.name === name) ?? []);
};

const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The field of each column, found by what it is called on screen or on the wire; a field is found once. */
export function matchColumns(
  header: readonly string[],
  fields: readonly CompiledField[],
  labelOf: (field: string) => string,
): (string | undefined)[] {
  const names = new Map<string, string>();
  for (const { name } of fields) names.set(comparable(name), name);
  for (const { name } of fields) names.set(comparable(labelOf(name)), name);
  const taken = new Set<string>();
  return header.map((title) => {
    const name = names.get(comparable(title));
    if (name === undefined || taken.has(name)) return undefined;
    taken.add(name);
    return name;
  });
}
