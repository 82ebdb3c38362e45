import { encodeComplaint } from '../../../fields/input/errorMessage';
import type { FormEnvironment, StandingFacts } from '../../../fields/input/formEnvironment';
import type { Complaint } from '../../../fields/kit';
import { fieldTypes, holdsRows } from '../../../fields/registry';
import { rowFields } from '../../../fields/rows/rowFields';
import { factsAt, type FieldPlace } from '../../../fields/input/useFieldFacts';
import { valueAt } from '../../../fields/valueAt';
import { fieldState } from '../../../schema/facts/fieldState';
import type { CompiledField, CompiledResource, Registry } from '../../../schema/types/compiled';
import type { Facts } from '../../../schema/facts/predicate';
import type { FormValues } from '../record/initialValues';
import { ownerOf } from '../record/ownerOf';

/** Asks the rules that a field declares; what only the server knows is asked where `asksServer` says so. */
export type AskRules = (question: {
  resource: CompiledResource;
  field: CompiledField;
  value: unknown;
  facts: Facts;
  asksServer: boolean;
}) => Promise<Complaint | undefined>;

export interface Validation {
  resource: CompiledResource;
  registry: Registry;
  mode: 'create' | 'edit' | 'show';
  /** Everything but the form's own values. */
  facts: StandingFacts;
  valuesAs?: FormEnvironment['valuesAs'];
  askRules: AskRules;
}

/** One input that is to be judged. */
interface Candidate {
  resource: CompiledResource;
  field: CompiledField;
  source: string;
  place?: FieldPlace;
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

const isMissing = (value: unknown) => isNothing(value) || (Array.isArray(value) && value.length === 0);

/** An error as react-hook-form keeps it. */
export interface FieldError {
  type: string;
  message: string;
}

/** An error, and where inside the field's value it belongs. */
type Found = FieldError & { at?: string };

/** Required, then what the type demands, then the field's rules (design, section 10). */
async function judge(
  { resource, field, source, place }: Candidate,
  values: FormValues,
  { mode, facts: rest, valuesAs, askRules }: Validation,
  asksServer: boolean,
): Promise<Found | undefined> {
  const facts = factsAt(values, place, rest, valuesAs);
  const state = fieldState(field, facts, { mode });
  if (!state.visible || state.readOnly) return undefined;
  const type = fieldTypes.get(state.field.type);
  const typed = valueAt(values, source);
  const sent = type?.toWire && !isNothing(typed) ? type.toWire(typed, state.field) : typed;
  const isEmpty = isMissing(sent);
  /* An answer may be None, which is an empty text. */
  const isNone = valuesAs === 'ask' && typed === '';
  if (isEmpty && state.required && !isNone)
    return { type: 'required', message: encodeComplaint({ key: 'form.required' }) };
  const ofType = isEmpty && isNothing(typed) ? undefined : await type?.check?.(typed, state.field);
  if (ofType) return { type: 'type', message: encodeComplaint(ofType) };
  const value = Array.isArray(sent) ? typed : sent;
  const ofRules = await askRules({ resource, field: state.field, value, facts, asksServer });
  if (!ofRules) return undefined;
  const { at, ...complaint } = ofRules;
  return { type: 'rule', message: encodeComplaint(complaint), ...(at !== undefined && { at }) };
}

/** The inputs inside a field: the rows' of a table, the group's own. */
function inside({ resource, field, source }: Candidate, values: FormValues, validation: Validation): Candidate[] {
  if (field.type === 'group') {
    return Object.values(field.of ?? {}).map((inner) => ({
      resource,
      field: inner,
      source: `${source}.${inner.name}`,
      place: { kind: 'group', source },
    }));
  }
  if (!holdsRows(field.type)) return [];
  const { resource: child, fields } = rowFields(resource, field, validation.registry);
  const rows = valueAt(values, source);
  return (Array.isArray(rows) ? rows : []).flatMap((_, index) =>
    fields.map((inner): Candidate => {
      const row = `${source}.${index}`;
      return { resource: child, field: inner, source: `${row}.${inner.name}`, place: { kind: 'row', source: row } };
    }),
  );
}

/** A field and everything inside it. */
function withInside(candidate: Candidate, values: FormValues, validation: Validation): Candidate[] {
  const facts = factsAt(values, candidate.place, validation.facts, validation.valuesAs);
  const isShown = fieldState(candidate.field, facts, { mode: validation.mode }).visible;
  if (!isShown) return [];
  return [candidate, ...inside(candidate, values, validation).flatMap((part) => withInside(part, values, validation))];
}

/**
 * Complaints about fields by the name of the input; those about a table as a whole stand at its `root`.
 * @param names of top-level fields that are shown now
 * @param only names of inputs; all where not given
 */
export async function complaints(
  names: readonly string[],
  values: FormValues,
  validation: Validation,
  { only, asksServer }: { only?: readonly string[]; asksServer: boolean },
): Promise<[source: string, error: FieldError][]> {
  const { resource, registry } = validation;
  const candidates = names.flatMap((name) => {
    const field = resource.fields[name];
    return field
      ? withInside({ resource: ownerOf(registry, resource, field), field, source: name }, values, validation)
      : [];
  });
  /* A table's own rules may complain of one of its inputs. */
  const holdsOne = (source: string) => only?.some((name) => name.startsWith(`${source}.`)) === true;
  const isMeant = (source: string) => only === undefined || only.includes(source);
  const asked = candidates.filter(({ source }) => isMeant(source) || holdsOne(source));
  const answers = await Promise.all(
    asked.map(async (candidate) => [candidate, await judge(candidate, values, validation, asksServer)] as const),
  );
  return answers.flatMap(([{ field, source }, found]): [string, FieldError][] => {
    if (!found) return [];
    const { at, ...error } = found;
    if (at !== undefined) return isMeant(source) || isMeant(`${source}.${at}`) ? [[`${source}.${at}`, error]] : [];
    if (!isMeant(source)) return [];
    return [[holdsRows(field.type) || field.type === 'group' ? `${source}.root` : source, error]];
  });
}
