import type { Predicate } from '../../src/schema/facts/predicate';
import type { SpeechVendor } from '../../src/kinds/speech/declared/speechVendor';
import type { Case, Field } from '../../src/schema/types';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Holds where the vendor is chosen; one that stands before names of the customer's is known by its beginning. */
export const isVendor = ({ value }: SpeechVendor): Predicate =>
  value.endsWith(':') ? { vendor: { matches: `^${escaped(value)}` } } : { vendor: value };

const both = (one: Predicate, other: Predicate | undefined): Predicate => (other ? { all: [one, other] } : one);

const oneOf = (predicates: Predicate[]): Predicate =>
  predicates.length === 1 && predicates[0] ? predicates[0] : { any: predicates };

/** A field of one vendor: what its own cases say, then what it is otherwise. */
function casesOf(vendor: SpeechVendor, { cases = [], ...field }: Field): Case[] {
  const chosen = isVendor(vendor);
  const { derive, write, of, ...said } = field;
  void [derive, write];
  const rest: Partial<Field> = said;
  /* Whose records rows are is said once. */
  if (typeof of === 'string') delete rest.options;
  const options = (more: Partial<Field>) =>
    rest.options && more.options ? { options: { ...rest.options, ...more.options } } : {};
  return [
    ...cases.map(({ when, ...changes }) => ({
      when: both(chosen, when),
      ...rest,
      ...changes,
      ...options(changes),
    })),
    { when: chosen, ...rest },
  ];
}

/** The first predicate of a vendor that holds names the value: each excludes the ones before it. */
function derivationsOf(vendor: SpeechVendor, { derive = {} }: Field): [value: string, when: Predicate][] {
  const entries = Object.entries(derive);
  return entries.map(([value, when], index) => {
    const before = entries.slice(0, index).map(([, earlier]) => earlier);
    return [value, { all: [isVendor(vendor), when], none: before }];
  });
}

interface Use {
  vendor: SpeechVendor;
  field: Field;
}

/** One field for what several vendors call by the same name: there where one of them is chosen, and as that one says. */
function merged(uses: readonly Use[]): Field {
  const [first] = uses;
  const { type, write, of, options } = (first as Use).field;
  const derivations = uses.flatMap(({ vendor, field }) => derivationsOf(vendor, field));
  const derive: Record<string, Predicate> = {};
  for (const value of new Set(derivations.map(([each]) => each)))
    derive[value] = oneOf(derivations.filter(([each]) => each === value).map(([, when]) => when));
  return {
    type,
    ...(write && { write }),
    ...(options?.secret === true && { options: { secret: true } }),
    ...(typeof of === 'string' && { of, ...(options && { options }) }),
    ...(derivations.length > 0 && { derive }),
    visible: oneOf(uses.map(({ vendor }) => isVendor(vendor))),
    sendWhenHidden: null,
    cases: uses.flatMap(({ vendor, field }) => casesOf(vendor, field)),
  };
}

/** Names in an order in which each vendor's fields stand one below the other as the vendor has them, as far as they agree. */
function namesOf(vendors: readonly SpeechVendor[]): string[] {
  const orders = vendors.map(({ credential }) => Object.keys(credential));
  const open = new Set(orders.flat());
  const isNext = (name: string) => orders.every((order) => order[0] === name || !order.includes(name));
  const names: string[] = [];
  while (open.size > 0) {
    const next = [...open].find(isNext) ?? [...open][0]!;
    names.push(next);
    open.delete(next);
    for (const order of orders) if (order.includes(next)) order.splice(order.indexOf(next), 1);
  }
  return names;
}

/** What the form of a credential asks beside vendor, account, label and uses, of any of these vendors. */
export function credentialFields(vendors: readonly SpeechVendor[]): Record<string, Field> {
  const usesOf = (name: string) =>
    vendors.flatMap((vendor): Use[] => {
      const field = vendor.credential[name];
      return field ? [{ vendor, field }] : [];
    });
  return Object.fromEntries(namesOf(vendors).map((name) => [name, merged(usesOf(name))]));
}

/** Fields that the platform erases when an update leaves them out (platform-api 16.2). */
export const erasedFields = (fields: Readonly<Record<string, Field>>): string[] =>
  Object.entries(fields)
    .filter(([, { write, derive, type }]) => write === undefined && !derive && type !== 'rows')
    .map(([name]) => name);
