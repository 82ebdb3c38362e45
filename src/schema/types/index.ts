/* In: nothing. Out: the types of a declaration, as it is written and as it is compiled. */
import type { Predicate } from '../facts/predicate';
import type { Field } from './fieldTypes';
import type { Form } from './formTypes';
import type { Call, Operation, Path, RecordsOf, Said, Scope, Shown, Template, Used } from './scalarTypes';

export type * from './fieldTypes';
export type * from './formTypes';
export type * from './scalarTypes';

/** F is learnt from `fields` alone; every other mention of a field is checked against it. */
export interface ResourceDeclaration<F extends string = string> {
  /** Folder, address and react-admin name: kebab-case. */
  name: string;
  /** A singleton is one record without a list, and opens at once. */
  kind?: 'collection' | 'singleton';
  /**
   * What stands for a record in titles, links and references: a field or a template; the first column, or else the first text,
   * where not said.
   */
  title?: NoInfer<F> | Template;
  /** Its entry in the menu; `false` for what is reached from other pages only. */
  nav?: false | Nav;
  /**
   * The resource that records lie below; a field refers to it. Paths read it as `{parent.id}`; lists ask for one, and links and
   * references say which one is meant.
   */
  parent?: string;
  /** What can be done with records at all; for a singleton `show` and `edit`, else everything, where not said. */
  operations?: Exclude<Operation, 'export'>[];
  /** Where its records come from, and how they go back. */
  api: Api<NoInfer<F>>;
  /** Who may do what with which record. */
  access: Access;
  /** By their names on the wire. */
  fields: Record<F, Field>;
  /**
   * What every field is whose rows are such records (`of` of another resource): what that field says itself goes before it, its
   * `options` are laid over these, and its `rules` are asked first. Messages without a dot are texts of this resource.
   */
  rows?: Partial<Omit<Field, 'type' | 'of'>>;
  list?: ListView<NoInfer<F>>;
  /** Of a new record, a changed one, and one that is only read. */
  form?: Form<NoInfer<F>>;
  /** Buttons beside those to add, change and delete, by their names. */
  actions?: Record<string, Action>;
  /** What must not exist for a record to be deleted; also the "Used by" panel. */
  blockedBy?: Blocker[];
  /** Registered page names that replace a generated view. */
  pages?: Partial<Record<'list' | 'create' | 'edit' | 'show', string>>;
  /**
   * Fields whose text the command palette looks through; without it records are not looked for. It asks `api.base`, where the
   * records of every provider are: the list's `query`, `where` and `narrowedBy` do not narrow it.
   */
  search?: NoInfer<F>[];
  /** Texts of a declaration that is added at run time, by locale. */
  labels?: Record<string, Record<string, unknown>>;
}

/**
 * `visible` looks at session and features; the addresses stay. Whoever may not see the list, and is led (`access.denied`) to a page
 * of the resource itself, has that page in the menu, called `resources.<name>.own` where there is such a text.
 */
export interface Nav extends Pick<Shown, 'visible'> {
  /** A group of the menu (`frame.groups` of the texts); the first one where not said. */
  group?: string;
  /** Its place among the entries of its group; no two have the same. */
  order?: number;
  /** A name in `src/app/navigation/icons.tsx`. */
  icon?: string;
}

/** Records of another resource that use this one: its name alone, where they do by a field that is called like the own key. */
export type Blocker =
  | string
  /**
   * Where neither `filter` nor `where` is said, that field is what they are found by. `visible` says to whom the API shows such records: to others it is told that they could not be checked. `address` is where
   * they can be dealt with if they have no page of their own.
   */
  | (RecordsOf & Pick<Shown, 'visible'> & { where?: Predicate; address?: Template })
  /** A registered blocker: see `dataProvider/guards/blockers.ts`. What it reads of the record, its options say as `record.x`. */
  | Used;

export interface Access {
  /** Lowest scope, for all operations, or what each may do that those below it may not; operations that are not named need admin. */
  scope: Scope | Partial<Record<Scope, Operation[]>>;
  /** A record without an owner may be listed, not opened or changed, from below (the API refuses to give it singly). */
  sharedRead?: boolean;
  /** What must hold besides, for each operation; bare paths read the record, where there is one. */
  when?: Partial<Record<Operation, Predicate>>;
  /** A record may not be deleted while the list of this resource has no other. */
  keepsOneOf?: string;
  /** Operations that even a view-only user may do: the API lets them change their own password (platform-api 2.3). */
  viewOnlyMay?: Operation[];
  /** What is asked once more before a record is deleted, by the record. */
  asks?: Said[];
  /** The platform ends the session of whoever deletes such a record: the operator is signed out as by the menu. */
  endsSession?: Predicate;
  /**
   * Where a refused page leads, for all operations or each; a refused record leads to its list, where the session may see that.
   * The texts `denied.<operation>` say why, or `denied` for all of them.
   */
  denied?: Template | Partial<Record<Operation, Template>>;
}

export type Verb = 'list' | 'one' | 'create' | 'update' | 'delete';

export interface Api<F extends string = string> {
  /** Path of the collection, below the API base. */
  base: string;
  /**
   * The record's key on the wire. Several, where the platform has none: the ids of records are made of the values of these fields,
   * and one of them is looked for in the list.
   */
  id?: F | F[];
  /** Where the usual path is not it; with the method before it where that is not the usual one: `POST /Settings`. */
  paths?: Partial<Record<Verb, Path>>;
  /**
   * The server pages (envelope) by the parameters `page` and `page_size`; `{ count: 500 }` where the second is called `count` and
   * more rows than 500 are no page. Where not said: a bare list, paged, sorted and filtered here.
   */
  paging?: true | Record<string, number>;
  /**
   * The query parameter of each filter that the API answers; a field type that asks by several names them itself. What a path names
   * by `{filter.x}` it answers too; the rest is filtered here.
   */
  filters?: Record<string, string>;
  /** Fixed query parameters. */
  query?: Record<string, Template>;
  /** Which rows of a whole list are shown (unpaged lists only; bare paths read the row). */
  where?: Predicate;
  /** The reference whose list narrows this one, where the API gives the rows of every provider; rows without are left to `where`. */
  narrowedBy?: F;
  /** How several records are fetched by id: one by one, or from the list where that is less (`dataProvider/lists/readMany.ts`). */
  many?: 'one' | 'list';
  /** The API may answer an update with success without having changed anything: what was sent is compared with what is read back. */
  verifyUpdates?: boolean;
  /** Fields that every update repeats, changed or not. */
  always?: F[];
  /** What is done to a record as it comes, and to a body before it is sent. */
  read?: Step[];
  write?: Step[];
  /**
   * Refusals that belong to a field whose name they do not say, by a pattern: the first that fits. With a message (as {@link Said})
   * that replaces the server's text.
   */
  errors?: Record<string, F | [field: F, message: string]>;
}

/** A registered step with its options (`dataProvider/records/steps.ts`), by its name alone where it has none. */
export type Step = string | { step: string; [option: string]: unknown };

export type Column<F extends string = string> =
  | F
  /**
   * `use` draws it as another field type does. That of an owner who need not be says `all.<field>` of the texts where there is none. `load` is read for what only exists for each record by itself, such as rows of another
   * resource, which know it themselves: the answer is the cell's value. It is asked once the list is painted, for rows in view, and remembered; it is never exported.
   */
  | ({ field: F; load?: Path } & Partial<Pick<Used, 'use'>> & Pick<Field, 'options'>);

export interface ListView<F extends string = string> {
  /** In the order in which they stand. */
  columns: Column<F>[];
  /** Further ones, which have to be chosen; the text filter looks through them, too. */
  hidden?: Column<F>[];
  /** Fields to filter by, `q` for a text, and what only the list can be asked by: fields of its own, by their names. */
  filters?: (F | 'q' | Record<string, Field>)[];
  /** The field that rows stand in the order of, `-` before it turns the order round; by what stands for a record where not said. */
  sort?: F | `-${F}`;
  /** Names of bulk actions; `delete` is built in. */
  bulk?: string[];
  /** Rows of a file may be taken in; each means the record that has the same values in these fields. */
  import?: F[];
  /** What a row shows below it: every field of the record, all that the API says of it, or a registered panel. */
  expand?: 'record' | 'everything' | Used;
  /** Registered panels above the table; what one is there for (`visible`) asks who is signed in and what is switched on. */
  panels?: (Used & Pick<Shown, 'visible'>)[];
}

/**
 * What the answer of a declared call says of fields that are never sent, its form takes over; the record that a call for `create`
 * answers with (`sid`, or the key) is opened.
 */
export interface Action extends Pick<Shown, 'visible'> {
  /** Where its button stands: `form` is that of a record that is stored, `new` that of a new one. */
  on: ('row' | 'bulk' | 'form' | 'new' | 'list')[];
  /**
   * A call of the API, the first whose every variable has a value, or a registered action; its option `atOnce` says how many of
   * several records are under way, where the API bears fewer than usual.
   */
  call: Call | readonly Call[] | Used;
  /** What a call of the API sends; a GET as its query. */
  body?: Record<string, Template | number | boolean | null>;
  /** Questions, asked before the call. One whose answer is in the path must be answered. */
  ask?: Record<string, Field>;
  /** Whether it is asked about first, in the words of `actions.<name>.confirm`. */
  confirm?: boolean;
  /** What the session must be allowed to do; `edit` where not said. */
  operation?: Operation;
  /** When it can be pressed, where it is seen at all. */
  enabled?: Predicate;
}

/** Checks a declaration as it is written; gives it back unchanged. */
export const defineResource = <const F extends string>(declaration: ResourceDeclaration<F>) => declaration;
