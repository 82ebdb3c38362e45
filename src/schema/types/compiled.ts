import type { Predicate } from '../facts/predicate';
import type { RowsOptions, UploadOption } from '../options';
import type {
  Access,
  Action,
  Api,
  Blocker,
  Field,
  Method,
  Nav,
  Operation,
  OwnerLevel,
  Panel,
  Path,
  RecordsOf,
  ResourceDeclaration,
  Said,
  Scope,
  Shown,
  Step,
  Template,
  Used,
  Verb,
  WriteRule,
} from '.';

/** A declaration with every default filled in. Views, providers and tests take only this form. */
export interface CompiledResource {
  declaration: ResourceDeclaration;
  name: string;
  kind: 'collection' | 'singleton';
  /** The resource that records lie below, the field that refers to it, and whether the path of a record names it. */
  parent: { resource: string; field: string; isInPaths: boolean } | undefined;
  /** What can be done with records, whoever asks. */
  operations: Operation[];
  /** The key on the wire. */
  idField: string;
  /** Always a template, e.g. `{number}`. */
  title: Template;
  nav: Nav | undefined;
  /** Which views and verbs exist. */
  views: Record<'list' | 'create' | 'edit' | 'show' | 'delete', boolean>;
  api: CompiledApi;
  access: Omit<Access, 'scope'> & {
    scope: Partial<Record<Operation, Scope>>;
    denied: Partial<Record<Operation, Template>>;
    /** Fields that name the owner at each level. */
    owner: Partial<Record<OwnerLevel, string>>;
  };
  fields: Record<string, CompiledField>;
  list: CompiledList | undefined;
  form: CompiledForm | undefined;
  related: Record<string, Related>;
  actions: Record<string, CompiledAction>;
  blockedBy: CompiledBlocker[];
  /** Names of the singletons whose forms stand in this one. */
  parts: string[];
  pages: Partial<Record<'list' | 'create' | 'edit' | 'show', string>>;
  search: readonly string[] | undefined;
}

/** Records that stand in the way of a delete, and what their list is asked by. */
export type CompiledBlocker = (Required<RecordsOf> & Exclude<Blocker, string | Used>) | CompiledUse;

/** Rows of another resource that a form shows and saves along with its record. */
export interface Related extends Omit<RowsOptions, 'order' | 'save'> {
  /** Whose records the rows are. */
  resource: string;
  order?: string;
  /** The path of all of them as one array; `each` for a call for each row. */
  save: Template;
}

/** What is registered, with its options by themselves. */
export interface CompiledUse {
  use: string;
  options?: Readonly<Record<string, unknown>>;
}

export interface CompiledPath {
  templates: readonly Template[];
  method: Method;
}

export interface CompiledApi extends Omit<Api, 'id' | 'paths' | 'narrowedBy' | 'filters' | 'paging' | 'errors'> {
  /** Only rows whose field names a record of that resource's list. */
  narrowedBy?: { field: string; resource: string };
  paths: Partial<Record<Verb, CompiledPath>>;
  many: 'one' | 'list';
  always: string[];
  /** Texts that may be too long for a body, by field. */
  uploads?: Record<string, UploadOption>;
  read: Step[];
  write: Step[];
  /** How each filter is answered: by a query parameter, or by the path; what is not named here is filtered by the console. */
  filters: Record<string, { query: string; type: string } | 'path'>;
  paging?: { page: string; size: string; max?: number };
  /** The fields whose values are a record's id, where the platform gives none. */
  found?: string[];
  errors?: { match: string; field: string; message?: string }[];
  /** Fields that a whole list keeps in memory: what columns, titles, filters, owners, and references from other resources need. Never a secret. */
  kept: string[];
}

export type Severity = 'error' | 'question' | 'warning' | 'note';

/** One rule, however it was written. */
export interface CompiledRule extends Partial<Said> {
  /** An error, where not said. */
  severity?: Severity;
  /** `maxLength`, …, `refuse`, or the name of a registered rule. */
  rule: string;
  /** Of a rule that takes one. */
  value?: unknown;
  rowsWhere?: Predicate;
  /** Of a registered rule. */
  options?: Readonly<Record<string, unknown>>;
}

/** What a case lays over a field. */
export type CompiledCase = Partial<Omit<Field, 'rules' | 'choices' | 'cases'>> & {
  rules?: CompiledRule[];
  choices?: readonly (string | number)[] | { use: string };
};

export interface CompiledField extends Omit<Field, 'rules' | 'cases' | 'choices' | 'of'> {
  name: string;
  /** Values, or the name of a list. */
  choices?: readonly (string | number)[] | { use: string };
  rules: CompiledRule[];
  write: WriteRule;
  required: boolean | Predicate;
  /** The first whose predicate holds is laid over the field. */
  cases: { when: Predicate; field: CompiledCase }[];
  of?: Record<string, CompiledField>;
  /**
   * Paths of the form that visible, required, readOnly, rules, reference, value and cases depend on: bare ones, and those
   * that begin with record, row, parent or ask.
   */
  watches: string[];
  /** Whether the form shows it, itself or bound to a panel. */
  placed: boolean;
  /** Never exported, kept in lists or drafts. */
  secret: boolean;
  /** The part of the form that the field belongs to, by its resource's name; undefined for the resource's own fields. */
  part?: string;
}

export interface CompiledColumn {
  field: string;
  /** The field type that draws it; the field's own where not said. */
  use: string | undefined;
  hidden: boolean;
  /** False where the server pages: it takes no sort. */
  sortable: boolean;
  options: Record<string, unknown>;
  load?: Path;
}

export interface CompiledFilter {
  name: string;
  field: CompiledField;
  by: 'server' | 'path' | 'client';
}

export interface CompiledList {
  columns: CompiledColumn[];
  /** Without the text filter. */
  filters: CompiledFilter[];
  /** How the text filter `q` works; undefined where there is none. */
  text: 'server' | 'client' | undefined;
  sort: { field: string; order: 'ASC' | 'DESC' };
  bulk: string[];
  /** Fields by which a row of a file is found; undefined where no file is taken in. */
  import: string[] | undefined;
  expand: 'record' | 'everything' | CompiledUse | undefined;
  panels: (CompiledUse & Pick<Shown, 'visible'>)[];
}

export type CompiledPanel = CompiledUse & Pick<Panel, 'bind'>;

export type CompiledItem = { kind: 'row'; fields: string[] } | ({ kind: 'panel' } & CompiledPanel);

export interface CompiledSection {
  id: string;
  /** The resource that the section and its fields belong to, where it is not the form's own. */
  part?: string;
  items: CompiledItem[];
  visible?: Predicate;
  scope?: Scope;
}

export interface CompiledTab {
  /** Empty for what stands outside of tabs. */
  id: string;
  sections: CompiledSection[];
}

export interface CompiledForm {
  /** The last one has an empty id where the declaration has sections beside tabs or instead of them. */
  tabs: CompiledTab[];
  after: { create: 'list' | 'edit'; edit: 'list' | 'stay'; failedLoad?: 'list' | undefined };
  delete?: Predicate;
}

/** A call of the API, or what is registered. */
export type CompiledCall = (CompiledPath & { body?: Action['body'] }) | CompiledUse;

export interface CompiledAction extends Omit<Action, 'call' | 'body'> {
  name: string;
  call: CompiledCall;
  operation: Operation;
  /** Compiled questions. */
  questions: Record<string, CompiledField>;
}

/** All compiled resources by name: what the engine, the providers and the tests are given. */
export interface Registry {
  readonly resources: readonly CompiledResource[];
  get(name: string): CompiledResource | undefined;
}
