import { fieldTypes } from '../../../../fields/registry';
import type { CompiledField, CompiledResource, Registry } from '../../../../schema/types/compiled';
import { rank, type Session } from '../../../../session/session';
import { fieldsOfRows } from '../../../form/record/initialValues';

/** Types beside those that are typed key by key whose value one cell can hold. */
const oneCell: readonly string[] = ['boolean', 'select', 'reference', 'password', 'secret'];

/** Whether a cell of this session's file may say what a field holds. */
const fitsCell = ({ type, write, derive, part, scope }: CompiledField, session: Session) =>
  type !== 'sid' &&
  write !== 'never' &&
  write !== 'form' &&
  !derive &&
  part === undefined &&
  rank(session.scope) >= rank(scope ?? 'account') &&
  (oneCell.includes(type) || fieldTypes.get(type)?.isTyped === true);

/** The fields that a file may have columns for: what the form shows to this session, as far as a cell can hold it. */
export const fileFields = ({ fields, idField }: CompiledResource, session: Session): CompiledField[] =>
  Object.values(fields).filter((field) => field.placed && field.name !== idField && fitsCell(field, session));

/** The same of the row that a new record begins with, each named below the field that holds it: `gateways.address`. */
export const firstRowFields = (resource: CompiledResource, registry: Registry, session: Session): CompiledField[] =>
  Object.values(resource.fields)
    .filter(({ placed, default: rows }) => placed && Array.isArray(rows) && rows.length === 1)
    .flatMap((rows) =>
      Object.values(fieldsOfRows(resource, rows, registry) ?? {})
        .filter((field) => fitsCell(field, session))
        .map((field) => ({ ...field, name: `${rows.name}.${field.name}` })),
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
