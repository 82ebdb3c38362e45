import type { CompiledField, CompiledResource } from '../../src/schema/types/compiled';
import { fieldState } from '../../src/schema/facts/fieldState';
import { shownParts } from '../../src/schema/facts/groupParts';
import { matches, type Facts } from '../../src/schema/facts/predicate';
import { fillTemplate } from '../../src/schema/facts/template';
import { rank } from '../../src/session/session';
import { valueToWire, type Codec } from '../codec';
import type { Values } from '../context';
import { formFacts, withDefaults, type SavedForm } from './formFacts';
import { placementsOf, type Placement, type Placements } from './placements';
import { sameValue } from './sameValue';
import { runSteps } from './steps';

export interface BodyInput extends SavedForm {
  codec: Codec;
  /** Child rows have no form of their own: all of their fields count as placed. A part stands in another's form. */
  placed?: 'all' | Placements | undefined;
  /** The values are another record's: what a condition hides in the copy is copied all the same. */
  isCopy?: boolean | undefined;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Whether child rows have the value, and not the record. */
const isOfRows = ({ related }: CompiledResource, { name }: CompiledField) =>
  name in related || Object.values(related).some(({ apart }) => apart && name in apart.fields);

/** Whether a field may be sent at all in this mode, whoever saves. */
function isWritable(resource: CompiledResource, field: CompiledField, { mode }: BodyInput): boolean {
  if (field.derive || field.part || field.write === 'never' || isOfRows(resource, field)) return false;
  if (mode === 'edit' && (field.write === 'create' || field.name === resource.idField)) return false;
  return mode === 'edit' || field.write !== 'update';
}

interface Sight {
  field: CompiledField;
  placement: Placement;
  isReadOnly: boolean;
}

/** How the form that is saved shows a field. */
function sightOf(field: CompiledField, input: BodyInput, facts: Facts, placement: Placement): Sight {
  const { mode, isCopy = false, session } = input;
  const state = fieldState(field, facts, { mode });
  const seen = { field: state.field, isReadOnly: state.readOnly };
  const isHidden = placement === 'hidden' || !matches(state.field.visible, facts);
  if (isHidden && !isCopy) return { ...seen, placement: 'hidden' };
  if (rank(session.scope) < rank(field.scope ?? 'account')) return { ...seen, placement: 'out-of-scope' };
  if (isHidden) return { ...seen, placement: 'shown' };
  return { ...seen, placement: state.visible ? placement : 'hidden' };
}

/**
 * What stands for nothing in a field that was shown for the record as it was loaded and no longer is. What a switch of the
 * deployment hides, or the record itself, was never in the operator's hands: it stays.
 */
function clearedValue(
  { sendWhenHidden, name }: CompiledField,
  { mode, loaded }: BodyInput,
  wasShown: () => boolean,
): unknown {
  return mode !== 'edit' || isEmpty(loaded[name]) || !wasShown() ? undefined : sendWhenHidden;
}

/**
 * @returns the value to send for one field that is not hidden, in the form's own terms; undefined where the form has nothing
 * to say about it. `null` clears.
 */
function formValue({ field, placement, isReadOnly }: Sight, input: BodyInput, values: Values, facts: Facts): unknown {
  const fixed = field.value === undefined ? undefined : fillTemplate(field.value, facts) || undefined;
  if (placement !== 'shown') return fixed;
  if (isReadOnly) return input.mode === 'create' ? (fixed ?? values[field.name]) : undefined;
  return values[field.name] ?? (values[field.name] === null ? null : fixed);
}

interface Entry {
  name: string;
  /** As it would be sent. */
  wire: unknown;
  /** Whether it is what is on the server already. */
  isSame: boolean;
}

const placesOf = (resource: CompiledResource, { placed, session }: BodyInput, facts: Facts): Placements => {
  /* Where there is no form, nothing is hidden by one. */
  if (placed === 'all' || !resource.form) return () => 'shown';
  return placed ?? placementsOf(resource, facts, session);
};

/** Every field that would be sent, and whether it changed. */
function entriesOf(resource: CompiledResource, input: BodyInput): Entry[] {
  const { codec, loaded } = input;
  const values = withDefaults(resource, input);
  const facts = formFacts({ ...input, values });
  const look = viewer(resource, input, facts);
  const lookBefore = viewer(resource, input, formFacts({ ...input, values: loaded }));
  return Object.values(resource.fields).flatMap((field): Entry[] => {
    if (!isWritable(resource, field, input)) return [];
    const sight = look(field);
    const value =
      sight.placement === 'hidden'
        ? clearedValue(sight.field, input, () => lookBefore(field).placement !== 'hidden')
        : formValue(sight, input, values, facts);
    if (value === undefined) return [];
    const before = loaded[field.name];
    const wire = valueToWire(codec, sight.field, shownParts(sight.field, value, facts, input.mode));
    const isSame = sameValue(value, before) || sameValue(wire, valueToWire(codec, sight.field, before));
    return [{ name: field.name, wire: wire === '' ? null : wire, isSame }];
  });
}

/** Looks at each field as the form shows it for these facts. */
function viewer(resource: CompiledResource, input: BodyInput, facts: Facts): (field: CompiledField) => Sight {
  const placements = placesOf(resource, input, facts);
  return (field) => sightOf(field, input, facts, placements(field.name));
}

const objectOf = (entries: readonly Entry[]): Record<string, unknown> =>
  Object.fromEntries(entries.map(({ name, wire }) => [name, wire]));

/** Fields that every update repeats: as the form has them, or as they were. */
function repeated({ api, fields }: CompiledResource, { codec, loaded }: BodyInput, entries: readonly Entry[]) {
  const values = api.always.flatMap((name) => {
    const entry = entries.find((given) => given.name === name);
    const wire = entry ? entry.wire : valueToWire(codec, fields[name] as CompiledField, loaded[name] ?? undefined);
    return wire === undefined ? [] : [[name, wire] as const];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

/**
 * The body of a save (design, section 5.5): of a new record every field that the form shows or a template fills, of an existing one
 * what changed and what `api.always` repeats; then the declared `write` steps.
 * @returns undefined where an update has nothing to send.
 */
export function buildBody(resource: CompiledResource, input: BodyInput): Record<string, unknown> | undefined {
  const entries = entriesOf(resource, input);
  if (input.mode === 'create')
    return runSteps(resource, 'write', objectOf(entries.filter(({ wire }) => !isEmpty(wire))), 'create');
  if (entries.every(({ isSame }) => isSame)) return undefined;
  const body = { ...repeated(resource, input, entries), ...objectOf(entries.filter(({ isSame }) => !isSame)) };
  return runSteps(resource, 'write', body, 'edit');
}
