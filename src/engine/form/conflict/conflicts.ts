/* In: a record as loaded, as typed, and as somebody else has saved it. Out: the fields that both have changed, and those that only the other has. */
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';
import type { FormValues } from '../record/initialValues';
import { sameValue } from './sameValue';

/** A field that both have changed since the form was opened. */
export interface Conflict {
  field: CompiledField;
  /** What the form holds. */
  mine: unknown;
  /** What the server holds now. */
  theirs: unknown;
}

/** What somebody else has changed since the form was opened. */
export interface Changes {
  conflicts: Conflict[];
  /** Fields that only the other has changed. */
  taken: CompiledField[];
}

/** Only what the form can write: a counter or a time that moves by itself is nobody's change. */
const isCompared = (field: CompiledField) =>
  field.placed && field.write !== 'never' && field.write !== 'create' && !field.derive;

/**
 * What differs between the record as it was loaded and as it is now. All three are in the form's terms. Secrets are
 * compared, too; whoever shows the conflict must not show them.
 */
export function changesElsewhere(
  resource: CompiledResource,
  loaded: FormValues,
  now: FormValues,
  mine: FormValues,
): Changes {
  const differing = Object.values(resource.fields).filter(
    (field) =>
      isCompared(field) &&
      !sameValue(loaded[field.name], now[field.name]) &&
      !sameValue(mine[field.name], now[field.name]),
  );
  const isMineChanged = ({ name }: CompiledField) => !sameValue(mine[name], loaded[name]);
  return {
    conflicts: differing
      .filter(isMineChanged)
      .map((field) => ({ field, mine: mine[field.name], theirs: now[field.name] })),
    taken: differing.filter((field) => !isMineChanged(field)),
  };
}
