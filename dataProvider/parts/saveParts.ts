/* In: the values of a form and the singletons that stand in it. Out: each of them read or saved by its own call, and how it fared. */
import type { Identifier } from 'react-admin';
import type { CompiledResource } from '../../src/schema/types/compiled';
import { ApiError } from '../http/apiError';
import type { ProviderContext, Values, WireRecord } from '../context';
import { formFacts } from '../records/formFacts';
import { inParallel } from '../http/inParallel';
import { partsOf, valuesOf } from './parts';
import { PartsSaveError } from './partsSave';
import { placementsOf } from '../records/placements';
import type { Progresses } from '../rows/progress';
import { updateRecord } from '../records/records';
import { sameValue } from '../records/sameValue';

export interface PartsSave {
  resource: CompiledResource;
  id: Identifier;
  /** Of the form. */
  values: Values;
  /** What is on the server. */
  loaded: Values;
  /** Saves what the resource declares itself. */
  updateOwn: () => Promise<WireRecord>;
}

/** One thing that is saved by a call of its own. */
interface Unit {
  name: string;
  fields: string[];
  save: () => Promise<WireRecord>;
}

const isSignedOut = (reason: unknown) => reason instanceof ApiError && reason.kind === 'unauthorized';

function unitsOf(context: ProviderContext, { resource, id, values, loaded, updateOwn }: PartsSave): Unit[] {
  const standing = context.standing();
  const facts = formFacts({ ...standing, mode: 'edit', values, loaded });
  const placed = placementsOf(resource, facts, standing.session);
  const own = Object.values(resource.fields).filter(({ part }) => part === undefined);
  return [
    { name: resource.name, fields: own.map(({ name }) => name), save: updateOwn },
    ...partsOf(context, resource).map((part): Unit => ({
      name: part.name,
      fields: Object.keys(part.fields),
      save: () => updateRecord(context, part, { id, values, loaded }, { placed }),
    })),
  ];
}

const isChanged = ({ values, loaded }: PartsSave, { fields }: Unit): boolean =>
  fields.some((name) => name in values && !sameValue(values[name], loaded[name]));

/**
 * What was saved of a unit as the form holds it: what the platform made of it, e.g. a flag that was never set, is no change of the
 * operator's. Rows are as the platform has them, with their identifiers.
 */
const held = ({ resource, values }: PartsSave, { fields }: Unit, saved: Values): Values => ({
  ...valuesOf(saved, fields),
  ...valuesOf(
    values,
    fields.filter((name) => !(name in resource.related)),
  ),
});

/**
 * Saves a record and the parts that stand in its form, each by its own calls and only where it changed; one that is refused keeps none
 * of the others from being saved.
 * @throws PartsSaveError telling of each part, where there was more than one to save; the next save then sends only the rest.
 */
export async function saveParts(
  context: ProviderContext,
  progresses: Progresses,
  save: PartsSave,
): Promise<WireRecord> {
  const { resource, id, loaded } = save;
  const units = unitsOf(context, save).filter((unit) => isChanged(save, unit));
  const outcomes = await inParallel(units, (unit) => unit.save());
  const reasons = outcomes.map((outcome) => ('reason' in outcome ? outcome.reason : undefined));
  const signedOut = reasons.find(isSignedOut);
  if (signedOut) throw signedOut as ApiError;
  if (units.length === 1 && reasons[0] !== undefined) throw reasons[0] as Error;

  const known = progresses.of(resource, id);
  const isDone = reasons.every((reason) => reason === undefined);
  const now = units.map((unit, index) => {
    const outcome = outcomes[index];
    if (outcome && 'value' in outcome)
      return isDone ? valuesOf(outcome.value, unit.fields) : held(save, unit, outcome.value);
    /* Rows of a record that was saved in part. */
    return unit.name === resource.name ? valuesOf(known?.loaded ?? {}, unit.fields) : {};
  });
  const saved = { ...loaded, ...(Object.assign({}, ...now) as Values), id };
  if (isDone) {
    progresses.end(resource, id);
    return saved;
  }
  progresses.keep(resource, id, { loaded: saved, created: known?.created ?? {}, doubtful: known?.doubtful ?? {} });
  throw new PartsSaveError(units.map(({ name }, index) => ({ name, reason: reasons[index] })));
}
