import type { CompiledField, CompiledResource } from '../../../src/schema/types/compiled';
import { fieldState } from '../../../src/schema/facts/fieldState';
import { matches } from '../../../src/schema/facts/predicate';
import { fillTemplate, templateVariables } from '../../../src/schema/facts/template';
import { namedChoices } from '../../../src/fields/choices';
import { derivedChoices } from '../subjects/fixtures';
import type { Actor, PlatformWorld } from '../subjects/platformWorld';
import { everyFeature } from './promise';
import type { Samples } from '../subjects/subjects';

export type Values = Record<string, unknown>;

let count = 0;

const ruleOf = ({ rules = [] }: CompiledField, name: string): number | undefined =>
  rules.flatMap((rule) => (rule.rule === name && typeof rule.value === 'number' ? [rule.value] : []))[0];

const firstChoice = ({ choices }: CompiledField): unknown => {
  if (!choices) return undefined;
  const list = 'use' in choices ? namedChoices.get(choices.use) : choices;
  const [first] = Array.isArray(list) ? (list as readonly (string | number | { value: unknown })[]) : [];
  return typeof first === 'object' ? first.value : first;
};

/** A value of the field's type that nothing has yet; undefined where the type alone says too little. */
function plainValue(field: CompiledField): unknown {
  count += 1;
  const text = `contract-${field.name.replaceAll('_', '-')}-${count}`;
  const values: Record<string, unknown> = {
    text: text.slice(0, ruleOf(field, 'maxLength')),
    multiline: text,
    number: ruleOf(field, 'min') ?? 1,
    port: 5060,
    boolean: true,
    email: `${text}@example.com`,
    host: `${text}.example.com`,
    url: `https://hooks.example.com/${text}`,
    webhook: { url: `https://hooks.example.com/${text}`, method: 'POST' },
    phone: `49309${String(900_000 + count)}`,
    password: 'Contract-123',
    secret: `secret-${count}`,
    date: '2026-01-02T03:04:05.000Z',
    json: '{}',
    select: firstChoice(field),
    group: field.of && partsOf(field.of),
  };
  return values[field.type];
}

const partsOf = (of: Record<string, CompiledField>): Values =>
  Object.fromEntries(
    Object.values(of)
      .filter(({ required }) => required === true)
      .map((part) => [part.name, plainValue(part)]),
  );

/** Which resource a field points to: the declared one, or the one whose key has the field's name. */
const referredBy = ({ registry }: PlatformWorld, field: CompiledField): CompiledResource | undefined =>
  field.reference
    ? registry.get(field.reference.resource)
    : registry.resources.find(({ idField, api }) => idField === field.name && api.paths.list !== undefined);

/** The insider's own record where there is one, else one that the insider may refer to. */
async function referredRecord(
  world: PlatformWorld,
  actor: Actor,
  field: CompiledField,
  values: Values,
): Promise<unknown> {
  const referred = referredBy(world, field);
  if (!referred) return undefined;
  const facts = { subject: values, record: values, session: actor.session, features: everyFeature };
  const filter = Object.entries(field.reference?.filter ?? {}).map(([name, template]) => [
    name,
    fillTemplate(template, facts),
  ]);
  const { data } = await listOf(actor, referred.name, Object.fromEntries(filter) as Values);
  const fitting = data.filter((candidate) => matches(field.reference?.candidates, { ...facts, subject: candidate }));
  const { account_sid: account, service_provider_sid: provider } = world.insider.session;
  const own = fitting.find(({ id }) => id === account || id === provider);
  const shared = fitting.find((candidate) => [undefined, null, account].includes(candidate.account_sid as string));
  return (own ?? shared ?? fitting[0])?.id;
}

/** The first rows of a list, as the actor's console shows them. */
export const listOf = (actor: Actor, resource: string, filter: Values = {}, perPage = 500, page = 1) =>
  actor.provider.getList(resource, { pagination: { page, perPage }, sort: { field: 'id', order: 'ASC' }, filter });

/** What a list may be asked by: declared filters, and what its paths have to be filled with. */
const filterNames = ({ api }: CompiledResource): string[] => {
  const inPaths = (api.paths.list?.templates ?? []).flatMap(templateVariables);
  const needed = inPaths.filter((path) => path.startsWith('filter.')).map((path) => path.slice('filter.'.length));
  return [...new Set([...Object.keys(api.filters), ...needed])];
};

/** For rows of other records: a filter under which the platform has some, or at least a list. */
export async function filterWithRows(
  world: PlatformWorld,
  resource: CompiledResource,
  { filter = {} }: Samples,
): Promise<Values> {
  let possible = filter;
  for (const name of filterNames(resource)) {
    const field = resource.fields[name] ?? ({ name, type: 'sid' } as CompiledField);
    const referred = referredBy(world, field);
    if (!referred || name in filter) continue;
    const { data: candidates } = await listOf(world.admin, referred.name, await filterWithRows(world, referred, {}));
    for (const { id } of candidates) {
      possible = { ...filter, [name]: id };
      const { total } = await listOf(world.admin, resource.name, possible, 1);
      if (total) return possible;
    }
  }
  return possible;
}

const isNeeded = (resource: CompiledResource, field: CompiledField, values: Values, actor: Actor): boolean => {
  const facts = {
    subject: values,
    record: values,
    session: actor.session,
    features: everyFeature,
    operation: 'create',
  };
  const { visible, required } = fieldState(field, facts, { mode: 'create' });
  const inTitle = templateVariables(resource.title).includes(field.name);
  return visible && (required || inTitle) && field.write !== 'never' && field.write !== 'update';
};

/**
 * The least that makes a new record of the insider's tenant, as a form would hold it: required fields and those that name it.
 * @throws where a value does not follow from the declaration, and the resource's `samples.ts` does not give it.
 */
export async function sampleOf(
  world: PlatformWorld,
  resource: CompiledResource,
  { create: given = {} }: Samples,
  actor = world.admin,
): Promise<Values> {
  const values: Values = { ...Object.fromEntries(derivedChoices(resource.fields)), ...given };
  for (const field of Object.values(resource.fields)) {
    if (values[field.name] !== undefined || !isNeeded(resource, field, values, actor)) continue;
    values[field.name] =
      field.type === 'reference' || field.type === 'sid'
        ? await referredRecord(world, actor, field, values)
        : plainValue(field);
    if (values[field.name] === undefined && field.value === undefined) throw new Error(whatIsMissing(resource, field));
  }
  return values;
}

const whatIsMissing = ({ name }: CompiledResource, field: CompiledField) =>
  `No value for '${field.name}' (${field.type}) follows from the declaration of '${name}': ` +
  `give one in resources/${name}/samples.ts, e.g. export default { create: { ${field.name}: … } };`;

const easyTypes = ['text', 'multiline', 'email', 'host', 'url', 'boolean', 'number', 'port', 'reference'];

/** One field that an update may change, easiest first, with another value; none where nothing of the kind is on the form. */
export function changeOf(resource: CompiledResource, record: Values, { change }: Samples, actor: Actor): Values {
  if (change) return change;
  const facts = {
    subject: record,
    record,
    loaded: record,
    session: actor.session,
    features: everyFeature,
    operation: 'edit',
  };
  const changeable = Object.values(resource.fields).filter((field) => {
    const { visible, readOnly } = fieldState(field, facts, { mode: 'edit' });
    const isFree = field.type !== 'reference' || field.required !== true;
    return visible && !readOnly && field.placed && !field.derive && isFree && easyTypes.includes(field.type);
  });
  const [first] = changeable.sort((one, other) => easyTypes.indexOf(one.type) - easyTypes.indexOf(other.type));
  if (!first) return {};
  const before = record[first.name];
  const values: Record<string, unknown> = {
    boolean: !before,
    number: Number(before ?? 0) + 1,
    port: Number(before ?? 5060) + 1,
    reference: null,
  };
  return { [first.name]: first.type in values ? values[first.type] : plainValue(first) };
}
