import type { CompiledResource } from '../../src/schema/types/compiled';
import { createNameRegistry } from '../../src/schema/nameRegistry';
import { fillTemplate } from '../../src/schema/facts/template';
import type { Step } from '../../src/schema/types';
import type { Values } from '../context';

/** Code behind `{ op: 'use' }`: what it gives back replaces what it was given. */
export interface NamedStep {
  read?(record: Values, resource: CompiledResource): Record<string, unknown>;
  write?(body: Values, resource: CompiledResource): Record<string, unknown>;
}

export const steps = createNameRegistry<NamedStep>('step', {
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

type Direction = 'read' | 'write';
type Change = (value: unknown, direction: Direction) => unknown;

const parseJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const isAbsent = (value: unknown) => value === undefined || value === null;

const changes: Record<'bool' | 'json' | 'emptyToNull', Change> = {
  bool: (value, direction) => {
    if (isAbsent(value)) return value;
    return direction === 'read' ? value === 1 || value === true : value ? 1 : 0;
  },
  json: (value, direction) => {
    if (direction === 'read') return parseJson(value);
    return isAbsent(value) || typeof value === 'string' ? value : JSON.stringify(value);
  },
  emptyToNull: (value) => (value === '' ? null : value),
};

const where = (row: Values, isKept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isKept(name)));

/** The label of a value, of its own key or of the beginning that a key with `*` names. */
function labelOf(value: unknown, labels: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'string') return value ?? null;
  const key =
    value in labels
      ? value
      : Object.keys(labels).find((each) => each.endsWith('*') && value.startsWith(each.slice(0, -1)));
  return key === undefined ? value : labels[key]?.replace('*', value.slice(key.length - 1));
}

function changeFields(row: Values, fields: readonly string[], change: (value: unknown) => unknown) {
  const changed = fields.filter((name) => name in row).map((name) => [name, change(row[name])]);
  return { ...row, ...Object.fromEntries(changed) } as Record<string, unknown>;
}

function apply(row: Values, step: Step, direction: Direction, resource: CompiledResource): Values {
  switch (step.op) {
    case 'rename': {
      if (!(step.from in row)) return row;
      return { ...where(row, (name) => name !== step.from), [step.to]: row[step.from] };
    }
    case 'omit':
      return where(row, (name) => !step.fields.includes(name));
    case 'only':
      return where(row, (name) => step.fields.includes(name));
    case 'preset':
      return { ...step.values, ...where(row, (name) => row[name] !== undefined) };
    case 'text':
      return {
        ...row,
        [step.to]: step.templates.flatMap((each) => fillTemplate(each, { subject: row }) ?? [])[0] ?? null,
      };
    case 'label':
      return { ...row, [step.to]: labelOf(row[step.from], step.labels) };
    case 'use':
      return steps.require(step.name)[direction]?.(row, resource) ?? row;
    default:
      return changeFields(row, step.fields, (value) => changes[step.op as keyof typeof changes](value, direction));
  }
}

/** Runs the declared `read` steps over a row, or the `write` steps over a pruned body, in order. */
export const runSteps = (resource: CompiledResource, direction: Direction, row: Values): Record<string, unknown> =>
  resource.api[direction].reduce<Values>((value, step) => apply(value, step, direction, resource), row);
