import { plainText } from '../../fields/plainText';
import type { CompiledField } from '../../schema/types/compiled';
import { shownParts } from '../../schema/facts/groupParts';
import { choosePath } from '../../schema/facts/template';
import type { ActionContext, ActionOutcome } from '../registry';

type Values = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Values => (value !== null && typeof value === 'object' ? (value as Values) : {});

/** Whether a stored mask stands where a secret would have to be. */
const holdsMask = (of: Record<string, CompiledField>, typed: Values, stored: Values): boolean =>
  Object.values(of).some(({ name, secret }) => secret && typed[name] !== undefined && typed[name] === stored[name]);

const without = (values: Values, names: unknown): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(Array.isArray(names) && names.includes(name))));

const sameText = (one: Values, other: Values) => JSON.stringify(one) === JSON.stringify(other);

const refused = (key: string, args: Record<string, unknown> = {}) =>
  Object.assign(new Error(key), { messageKey: key, messageArgs: args });

/**
 * Tries the credential in the group `options.group` by a call to `options.path` and says what was tried: the one that is stored,
 * which the platform takes for a mask that comes back (platform-api 6.4), or the one that is typed. A mask among changed
 * parts is neither: the secret must be typed again first.
 * `options.without` names parts that are no part of the credential; `options.messages` has the texts for `stored`, `typed`
 * and `failed`.
 */
export async function credentialTest(context: ActionContext): Promise<ActionOutcome> {
  const { resource, options, facts, values, records, dataProvider, signal } = context;
  const name = String(options.group);
  const field = resource.fields[name];
  const path = choosePath([String(options.path)], facts);
  if (!field?.of || path === undefined) throw refused('errors.generic');
  const partsOf = (group: unknown) => objectOf(shownParts(field, group, facts, 'edit'));
  const stored = partsOf(records[0]?.[name]);
  const typed = partsOf(values[name]);
  const isStored = sameText(stored, typed);
  if (!isStored && holdsMask(field.of, typed, stored)) throw refused('rules.retyped');
  const body = without(typed, options.without);
  const answer = objectOf(await dataProvider.call(path, { method: 'POST', body, signal }));
  const messages = objectOf(options.messages);
  const what = isStored ? 'stored' : 'typed';
  if (answer.status !== 'ok')
    throw refused(String(messages.failed), { what, reason: plainText(answer.reason ?? answer.status) });
  return { message: String(messages[what]) };
}
