/* In: conditions, templates, and the facts that they look at. Out: whether a condition holds, the filled text, and how a field stands now. */
/**
 * Conditions as data. `{ path: test, … }` means all of them; `all`, `any`, `none` group.
 * A bare path reads the subject (the record or form being looked at); the reserved first words of {@link Facts} read the rest.
 */
export type Literal = string | number | boolean | null;

export type Test =
  | Literal
  | { in: readonly Literal[] }
  | { not: Literal | readonly Literal[] }
  | { set: boolean }
  | { matches: string }
  | { sameAs: string };

export type Predicate =
  | { all: readonly Predicate[] }
  | { any: readonly Predicate[] }
  | { none: readonly Predicate[] }
  | { [path: string]: Test };

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

const isGroup = (
  predicate: object,
  word: 'all' | 'any' | 'none',
): predicate is Record<typeof word, readonly Predicate[]> => word in predicate;

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

function passes(test: Test, value: unknown, facts: Facts): boolean {
  if (test === null || typeof test !== 'object') return plain(value) === plain(test);
  if ('in' in test) return test.in.some((item) => plain(item) === plain(value));
  if ('not' in test) return ![test.not].flat().some((item) => plain(item) === plain(value));
  if ('set' in test) return isSet(value) === test.set;
  if ('matches' in test) return typeof value === 'string' && new RegExp(test.matches).test(value);
  return plain(readPath(test.sameAs, facts)) === plain(value);
}

/** Whether the facts fulfil the predicate; an absent predicate holds. */
export function matches(predicate: Predicate | undefined, facts: Facts): boolean {
  if (!predicate) return true;
  if (isGroup(predicate, 'all')) return predicate.all.every((part) => matches(part, facts));
  if (isGroup(predicate, 'any')) return predicate.any.some((part) => matches(part, facts));
  if (isGroup(predicate, 'none')) return !predicate.none.some((part) => matches(part, facts));
  return Object.entries(predicate).every(([path, test]) => passes(test as Test, readPath(path, facts), facts));
}

/** Every path that the predicate reads, so that a form watches only what it depends on. */
export function watchedPaths(predicate: Predicate | undefined): string[] {
  if (!predicate) return [];
  const groups = (['all', 'any', 'none'] as const).filter((word) => isGroup(predicate, word));
  if (groups.length > 0) {
    return unique(
      groups.flatMap((word) => (predicate as Record<string, readonly Predicate[]>)[word]!.flatMap(watchedPaths)),
    );
  }
  return unique(
    Object.entries(predicate).flatMap(([path, test]) =>
      test !== null && typeof test === 'object' && 'sameAs' in test
        ? [path, (test as { sameAs: string }).sameAs]
        : [path],
    ),
  );
}

const unique = (paths: string[]) => [...new Set(paths)];
