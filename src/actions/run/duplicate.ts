import type { RaRecord } from 'react-admin';
import { holdsSecret } from '../../schema/compile/compileFields';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { templateVariables } from '../../schema/facts/template';
import type { ActionContext, ActionOutcome } from '../registry';

type Values = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** What may go into a copy: not what the platform gives, nor what is a secret. */
const isCopied = (field: CompiledField): boolean =>
  field.write !== 'never' && field.write !== 'update' && !holdsSecret(field);

const copied = (
  fields: Record<string, CompiledField>,
  values: Values,
  without: readonly (string | undefined)[],
): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => fields[name] !== undefined && isCopied(fields[name]) && !without.includes(name),
    ),
  );

/** `Main line` becomes `Main line (2)`, `Main line (2)` becomes `Main line (3)`; as long as a name may be. */
function nextName(name: string, longest = Number.POSITIVE_INFINITY): string {
  const [, base = name, number = '1'] = /^(.*) \((\d+)\)$/.exec(name) ?? [];
  const tail = ` (${Number(number) + 1})`;
  return `${base.slice(0, Math.max(0, longest - tail.length))}${tail}`;
}

const longestOf = ({ rules }: CompiledField): number | undefined =>
  rules.find(({ rule }) => rule === 'maxLength')?.value as number | undefined;

/** The values of a copy, with its child rows as new ones. */
function copyOf(resource: CompiledResource, record: Values, context: Pick<ActionContext, 'registry'>): Values {
  const rows = Object.entries(resource.related).flatMap(([field, { resource: name, foreignKey }]) => {
    const child = context.registry.get(name);
    const own = record[field];
    if (!child || !Array.isArray(own)) return [];
    return [
      [field, (own as Values[]).map((row) => copied(child.fields, row, [child.idField, foreignKey, 'id']))] as const,
    ];
  });
  const [title] = templateVariables(resource.title).map((path) => resource.fields[path.replace(/^record\./, '')]);
  const name = title && record[title.name];
  return {
    ...copied(resource.fields, record, [resource.idField]),
    ...Object.fromEntries(rows),
    ...(title && typeof name === 'string' ? { [title.name]: nextName(name, longestOf(title)) } : {}),
  };
}

/**
 * Makes another record of the same kind with the same child rows, and opens it. Secrets are left out, and that is said; `options.set` holds what is
 * different in a copy.
 */
export async function duplicate(context: ActionContext): Promise<ActionOutcome> {
  const { options, records, registry, dataProvider } = context;
  const [given] = records as [RaRecord];
  const { resource } = context;
  const { data: record } = await dataProvider.getOne<RaRecord>(resource.name, { id: given.id });
  const secrets = Object.values(resource.fields).filter((field) => holdsSecret(field) && isGiven(record[field.name]));
  const data = { ...copyOf(resource, record, { registry }), ...(options.set as Values | undefined) };
  try {
    const { data: made } = await dataProvider.create<RaRecord>(resource.name, { data, meta: { isCopy: true } });
    const message = secrets.length > 0 ? 'actions.duplicate.without_secrets' : 'actions.duplicate.done';
    return { message, args: { smart_count: secrets.length }, open: made.id };
  } catch (reason) {
    const { createdId, messageArgs } = reason as { createdId?: string | number; messageArgs?: Record<string, unknown> };
    if (createdId === undefined) throw reason;
    return { message: 'actions.duplicate.in_part', severity: 'warning', args: messageArgs ?? {}, open: createdId };
  }
}
