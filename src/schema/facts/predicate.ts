/* In: conditions, templates, and the facts that they look at. Out: whether a condition holds, the filled text, and how a field stands now. */
/**
 * Conditions as data. `{ path: test, … }` means all of them; the groups `all`, `any` and `none` stand beside tests, and hold with them.
 * A bare path reads the subject (the record or form being looked at); the reserved first words of {@link Facts} read the rest.
 */
export type Literal = string | number | boolean | null;

export type Test =
  | Literal
  | { in: readonly Literal[] }
  | { not: Literal | readonly Literal[] }
  | { set: boolean }
  | { matches: string }
  | { sameAs: string }
  | { differsFrom: string };

export interface Predicate {
  all?: readonly Predicate[];
  any?: readonly Predicate[];
  none?: readonly Predicate[];
  [path: string]: Test | readonly Predicate[] | undefined;
}

/** What a predicate or template may look at. `subject` is reached by bare paths, everything else by its own name. */
export interface Facts {
  /** The record, form values or candidate that bare paths read. */
  subject: Readonly<Record<string, unknown>>;
  /** The form's current values (the record, where there is no form). */
  record?: Readonly<Record<string, unknown>>;
  /** The record as it was loaded. */
  loaded?: Readonly<Record<string, unknown>>;
  /** The row of a table of child rows. */
  row?: Readonly<Record<string, unknown>>;
  /** The record that child rows belong to. */
  parent?: Readonly<Record<string, unknown>>;
  /** Who is signed in: see `src/session`. */
  session?: object;
  /** Deployment switches by name. */
  features?: Readonly<Record<string, unknown>>;
  /** `create`, `edit`, `show`, … */
  operation?: string;
  /** Values that all selected rows have in common. */
  selection?: Readonly<Record<string, unknown>>;
  /** Answers to the questions of an action. */
  ask?: Readonly<Record<string, unknown>>;
  /** The list's filter values. */
  filter?: Readonly<Record<string, unknown>>;
  /** The record's identifier. */
  id?: string;
}

/** First words of a path that do not read the subject; no field may have such a name. */
export const reservedWords = [
  'all',
  'any',
  'none',
  'session',
  'features',
  'row',
  'id',
  'operation',
  'record',
  'loaded',
  'parent',
  'selection',
  'ask',
  'filter',
] as const;

/**
 * Reads a dotted path: a reserved first word from the facts, any other from the subject.
 * @returns undefined where nothing stands at the path.
 */
export function readPath(path: string, facts: Facts): unknown {
  const [first = '', ...rest] = path.split('.');
  const isReserved = (reservedWords as readonly string[]).includes(first);
  const root: unknown = isReserved ? (facts as unknown as Record<string, unknown>)[first] : facts.subject[first];
  return rest.reduce<unknown>(
    (value, key) => (value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined),
    root,
  );
}

/** The platform's flags are 0 and 1, and `null` and absent mean the same to it: neither may make a condition fail. */
const plain = (value: unknown): unknown => {
  if (value === true) return 1;
  if (value === false) return 0;
  return value === undefined ? null : value;
};

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

function passes(test: Test | undefined, value: unknown, facts: Facts): boolean {
  if (test === null || typeof test !== 'object') return plain(value) === plain(test);
  if ('in' in test) return test.in.some((item) => plain(item) === plain(value));
  if ('not' in test) return ![test.not].flat().some((item) => plain(item) === plain(value));
  if ('set' in test) return isSet(value) === test.set;
  if ('matches' in test) return typeof value === 'string' && new RegExp(test.matches).test(value);
  if ('sameAs' in test) return plain(readPath(test.sameAs, facts)) === plain(value);
  return plain(readPath(test.differsFrom, facts)) !== plain(value);
}

const isGroup = (test: Predicate[string]): test is readonly Predicate[] => Array.isArray(test);

/** Whether the facts fulfil the predicate; an absent predicate holds. */
export const matches = (predicate: Predicate | undefined, facts: Facts): boolean =>
  Object.entries(predicate ?? {}).every(([path, test]) => {
    if (!isGroup(test)) return passes(test, readPath(path, facts), facts);
    const holds = (part: Predicate) => matches(part, facts);
    return path === 'all' ? test.every(holds) : test.some(holds) === (path === 'any');
  });

/** Every path that the predicate reads, so that a form watches only what it depends on. */
export const watchedPaths = (predicate: Predicate | undefined): string[] => [
  ...new Set(
    Object.entries(predicate ?? {}).flatMap(([path, test]): string[] => {
      if (isGroup(test)) return test.flatMap(watchedPaths);
      if (test === null || typeof test !== 'object') return [path];
      if ('sameAs' in test) return [path, test.sameAs];
      return 'differsFrom' in test ? [path, test.differsFrom] : [path];
    }),
  ),
];
