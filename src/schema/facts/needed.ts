import type { CompiledField, CompiledResource, CompiledSection } from '../types/compiled';
import type { Predicate } from './predicate';

/** Whether a new record cannot be without another one, which the field refers to. */
const isNeeding = ({ required, reference, write }: CompiledField): boolean =>
  required === true && reference !== undefined && (write === 'always' || write === 'create');

const isAlways = ({ visible, scope }: CompiledSection): boolean => visible === undefined && scope === undefined;

/** The resources without whose records there is no new one, since a field that is always shown must refer to one. */
export function neededResources({ fields, form }: Pick<CompiledResource, 'fields' | 'form'>): string[] {
  const sections = (form?.tabs ?? []).flatMap((tab) => tab.sections.filter(isAlways));
  const shown = sections.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'row' ? item.fields : [])));
  const needing = Object.values(fields).filter(
    (field) => shown.includes(field.name) && isNeeding(field) && field.visible === undefined,
  );
  return [...new Set(needing.flatMap(({ reference }) => reference?.resource ?? []))];
}

/** When a field that is shown by a condition waits for a record that there may not be; undefined where it does not. */
export const neededWhen = (field: CompiledField): Predicate | undefined =>
  isNeeding(field) && field.visible ? { all: [field.visible], [field.name]: { set: false } } : undefined;
