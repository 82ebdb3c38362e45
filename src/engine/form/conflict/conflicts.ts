/* In: a record as loaded, as typed, and as somebody else has saved it. Out: the fields that differ, and whose value stays. */
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';
import type { FormValues } from '../record/initialValues';
import { sameValue } from './sameValue';

/** A field that somebody else has changed since the form was opened. */
export interface Conflict {
  field: CompiledField;
  /** What the form holds. */
  mine: unknown;
  /** What the server holds now. */
  theirs: unknown;
  /** Whether the form's value was changed, too. */
  isMineChanged: boolean;
}

/** Only what the form can write: a counter or a time that moves by itself is nobody's change. */
const isCompared = (field: CompiledField) =>
  field.placed && field.write !== 'never' && field.write !== 'create' && !field.derive;

/**
 * What differs between the record as it was loaded and as it is now. All three are in the form's terms. Secrets are
 * compared, too; whoever shows the conflict must not show them.
 */
export function conflictsOf(
  resource: CompiledResource,
  loaded: FormValues,
  now: FormValues,
  mine: FormValues,
): Conflict[] {
  return Object.values(resource.fields)
    .filter((field) => isCompared(field) && !sameValue(loaded[field.name], now[field.name]))
    .filter(({ name }) => !sameValue(mine[name], now[name]))
    .map((field) => ({
      field,
      mine: mine[field.name],
      theirs: now[field.name],
      isMineChanged: !sameValue(mine[field.name], loaded[field.name]),
    }));
}
