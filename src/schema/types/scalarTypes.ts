import type { Predicate } from '../facts/predicate';

export type Scope = 'account' | 'service_provider' | 'admin';
/** A level whose members own records. */
export type OwnerLevel = Exclude<Scope, 'admin'>;
export type Operation = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';
/** Text with `{field}`, `{record.x}`, `{session.x}`, `{filter.x}`, `{ask.x}` or `{id}` in it. */
export type Template = string;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** The first template whose every variable has a value is used. */
export type Path = Template | readonly Template[];
/** A path behind its method: `PUT /Things/{id}`. */
export type Call = `${Method} ${string}`;

/** Where something is there at all. */
export interface Shown {
  /** When it is there. */
  visible?: Predicate;
  /** Lowest scope that sees it. */
  scope?: Scope;
}

/** What is registered by a name, with its options beside that: what it alone understands. */
export interface Used {
  /** The registered name. */
  use: string;
  [option: string]: unknown;
}

/** A text that is told where a predicate holds; always, where none is said. */
export interface Said {
  /** Always, where not said. */
  when?: Predicate;
  /** A message key; one without a dot stands below `form` in the texts of the resource itself. */
  message: string;
}

/** Records of another resource; `filter` goes to its list. */
export interface RecordsOf {
  /** Its name. */
  resource: string;
  /** What its list is asked by. */
  filter?: Record<string, Template>;
}
