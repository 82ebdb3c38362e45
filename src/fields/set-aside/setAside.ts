/* In: a choice that decides which other fields there are. Out: what it takes out of the form, what it brings back, and a note that says so. */
import type { FieldValues, UseFormGetValues, UseFormSetValue } from 'react-hook-form';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { fieldState, type FieldState } from '../../schema/facts/fieldState';
import type { FormEnvironment } from '../input/formEnvironment';
import { fieldTypes } from '../registry';
import { factsAt } from '../input/useFieldFacts';

export type Values = Record<string, unknown>;

/** What is chosen now, in the place of what, by which input. */
export interface ChoiceChange {
  resource: CompiledResource;
  /** Name of the input. */
  source: string;
  before: unknown;
  after: unknown;
  /** Nothing is kept for a choice that is made again: what was typed for one must never reach another. */
  forgets: boolean;
}

export interface ChoiceForm {
  environment: Pick<FormEnvironment, 'mode' | 'facts'>;
  getValues: UseFormGetValues<FieldValues>;
  setValue: UseFormSetValue<FieldValues>;
  /** As loaded. */
  defaults: Readonly<Values>;
  /** What was set aside, by the choice that it belongs to. */
  aside: Map<unknown, Values>;
}

interface Affected {
  field: CompiledField;
  before: FieldState;
  after: FieldState;
}

/** How a field looks, as far as a value of one look may be wrong in another. */
const lookOf = ({ field: { type, choices, options } }: FieldState) => JSON.stringify([type, choices, options]);

const isOther = ({ before, after }: Affected) => before.visible !== after.visible || lookOf(before) !== lookOf(after);

const isFilled = (value: unknown) =>
  !['', false, null, undefined].includes(value as string) && !(Array.isArray(value) && value.length === 0);

function affectedBy(change: ChoiceChange, { environment, getValues }: ChoiceForm): Affected[] {
  const { resource, source, before, after, forgets } = change;
  const { mode, facts } = environment;
  const values = getValues();
  const stateWith = (field: CompiledField, value: unknown) =>
    fieldState(field, factsAt({ ...values, [source]: value }, undefined, facts), { mode });
  return Object.values(resource.fields)
    .filter(({ name, placed, watches }) => placed && name !== source && watches.includes(source))
    .filter(({ write }) => !(mode === 'edit' && write === 'create'))
    .map((field) => ({ field, before: stateWith(field, before), after: stateWith(field, after) }))
    .filter((affected) => (forgets ? affected.field.cases.length > 0 : isOther(affected)));
}

/**
 * Takes out of the form what belongs to a choice that is given up, and brings it back with the choice: typed, or as stored. What
 * is new begins with its default; what the platform never changes stays.
 * @returns the fields that something was taken out of, as they looked; what stood there as a default is nobody's loss
 */
export function setAside(change: ChoiceChange, form: ChoiceForm): CompiledField[] {
  const { getValues, setValue, defaults, aside, environment } = form;
  const { source, before, after, forgets } = change;
  const affected = affectedBy(change, form);
  const left = affected.filter((each) => each.before.visible);
  const values = getValues();
  if (!forgets)
    aside.set(before, Object.fromEntries(left.map(({ field }) => [field.name, values[field.name] as unknown])));
  const isStored = environment.mode === 'edit' && (defaults[source] ?? null) === (after ?? null);
  const kept: Values = aside.get(after) ?? (isStored ? defaults : {});
  for (const { field, after: state } of affected) {
    const empty: unknown = structuredClone(fieldTypes.get(state.field.type)?.empty ?? null);
    const begun: unknown = kept[field.name] ?? state.field.default ?? empty;
    setValue(field.name, state.visible ? begun : empty, { shouldDirty: true });
  }
  return left
    .filter(({ field: { name }, before: { field } }) => isFilled(values[name]) && values[name] !== field.default)
    .filter(({ field: { name } }) => !isFilled(getValues(name)))
    .map(({ before: { field } }) => field);
}
