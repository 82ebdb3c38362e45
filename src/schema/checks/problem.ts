import type { ResourceDeclaration } from '../types';

/** What is wrong with a declaration, and where. */
export interface Problem {
  /** R1xx shape and size, R2xx names inside, R3xx registries, R4xx other resources, R5xx paths, R6xx access, R7xx conditions, R8xx texts. */
  id: string;
  resource: string;
  /** Place inside the declaration, e.g. `list.columns[2]`. */
  at: string;
  message: string;
  /** What to do about it. */
  hint?: string;
  /** A warning does not stop a declaration from being used. */
  severity: 'error' | 'warning';
}

/** A problem before it is known whose it is; an error, where it does not say otherwise. */
export type Finding = Omit<Problem, 'resource' | 'severity'> & { severity?: Problem['severity'] };

/** What a registry tells about its names. */
export interface NamePool {
  has(name: string): boolean;
  /** For hints. */
  names?(): string[];
  /** What is registered, which may say in `needs` which options it cannot do without. */
  get?(name: string): unknown;
}

/** The registries that a declaration may name code from. One that is not given is not checked. */
export interface CodeNames {
  fieldTypes?: NamePool;
  rules?: NamePool;
  steps?: NamePool;
  choices?: NamePool;
  actions?: NamePool;
  panels?: NamePool;
  pages?: NamePool;
  blockers?: NamePool;
  /** Whether a message key has a text. */
  messages?: (key: string) => boolean;
  /** Whether a regular expression might never end: `schema/patterns`, which brings a library along. */
  isCatastrophic?: (pattern: string) => boolean;
}

export interface CheckContext {
  names: CodeNames;
  /** All declarations by name; undefined where one is checked by itself. */
  resources: ReadonlyMap<string, ResourceDeclaration> | undefined;
  /** The fields that name the owner, by level. */
  owners: Readonly<Record<string, string>>;
}

export type Check = (declaration: ResourceDeclaration, context: CheckContext) => Finding[];

/** `['list', 'columns', 2]` → `list.columns[2]`. */
export const placeText = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('');

export const isWarning = ({ severity }: Pick<Problem, 'severity'>): boolean => severity === 'warning';
