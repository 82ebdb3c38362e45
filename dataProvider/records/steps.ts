import type { CompiledResource } from '../../src/schema/types/compiled';
import { createNameRegistry } from '../../src/schema/nameRegistry';
import { fillTemplate } from '../../src/schema/facts/template';
import type { Values } from '../context';

type Options = Readonly<Record<string, unknown>>;
type Change = (record: Values, options: Options, resource: CompiledResource) => Record<string, unknown>;

/** Code behind the name of a step: what it gives back replaces the record that was read, or the body that is written. */
export interface NamedStep {
  /** Options that must be declared. */
  needs?: readonly string[];
  read?: Change;
  write?: Change;
}

/** The label of a value, of its own key or of the beginning that a key with `*` names. */
function labelOf(value: unknown, labels: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'string') return value ?? null;
  const key =
    value in labels
      ? value
      : Object.keys(labels).find((each) => each.endsWith('*') && value.startsWith(each.slice(0, -1)));
  return key === undefined ? value : labels[key]?.replace('*', value.slice(key.length - 1));
}

/** `fields`: nothing else goes on. */
const only: Change = (record, { fields }) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => (fields as string[]).includes(name)));

/** `values` of what is not there. */
const preset: Change = (record, { values }) => ({
  ...(values as Values),
  ...Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)),
});

/** `to`: a text from the first of `templates` whose every variable has a value. */
const text: Change = (record, { to, templates }) => ({
  ...record,
  [to as string]: (templates as string[]).flatMap((each) => fillTemplate(each, { subject: record }) ?? [])[0] ?? null,
});

/**
 * `to`: how the value of `from` is called; it stays as it is where none of `labels` fits. A key may end in `*`, which its label
 * then repeats.
 */
const label: Change = (record, { from, to, labels }) => ({
  ...record,
  [to as string]: labelOf(record[from as string], labels as Record<string, string>),
});

/** `values`: what the platform says where it means nothing; none of the fields has a value then. */
const absent: Change = (record, { values }) => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(values as Values).flatMap(([name, nothing]) => (record[name] === nothing ? [[name, null]] : [])),
  ),
});

export const steps = createNameRegistry<NamedStep>('step', {
  only: { needs: ['fields'], read: only, write: only },
  preset: { needs: ['values'], read: preset, write: preset },
  absent: { needs: ['values'], read: absent },
  text: { needs: ['to', 'templates'], read: text, write: text },
  label: { needs: ['from', 'to', 'labels'], read: label, write: label },
  /** `fields` that are no secrets: what this user has last saved of them in this browser, where the API does not give them back. */
  remembered: { needs: ['fields'] },
  /** The name of whoever owns a record, in one column that can be sorted, searched and exported; none for what is everybody's. */
  'owner-name': {
    read: (record) => ({ ...record, owner: record.account_name ?? record.service_provider_name ?? null }),
  },
  /** What may be told of a key: its last four letters. */
  'token-ending': {
    read: (record) => ({
      ...record,
      ending: typeof record.token === 'string' ? `••••${record.token.slice(-4)}` : null,
    }),
  },
});

/** Runs the declared `read` steps over a row, or the `write` steps over a pruned body, in order; one with `on` only for a new record, or a change. */
export const runSteps = (
  resource: CompiledResource,
  direction: 'read' | 'write',
  row: Values,
  mode?: 'create' | 'edit',
): Record<string, unknown> =>
  resource.api[direction].reduce<Values>((value, declared) => {
    const { step, ...options } = typeof declared === 'string' ? { step: declared } : declared;
    if (options.on !== undefined && options.on !== mode) return value;
    return steps.require(step)[direction]?.(value, options, resource) ?? value;
  }, row);
