import type { Predicate } from '../facts/predicate';
import type { Shown, Used } from './scalarTypes';

export interface Form<F extends string = string> {
  /**
   * Where a form is too long for one page: the sections of each tab by its id (`tabs.<id>` of the texts). A tab is there while it has
   * something to show.
   */
  tabs?: Record<string, Sections<F>>;
  /** What the form shows; beside tabs what stands below them, whichever is open. */
  sections?: Sections<F>;
  /**
   * Where a save leads. `failedLoad: 'list'` leads back from a record that cannot be loaded, with the error; otherwise that stands
   * in its place, to be tried again.
   */
  after?: { create?: 'list' | 'edit'; edit?: 'list' | 'stay'; failedLoad?: 'list' };
  /** Where the form has a Delete of its own, for those who may; always, where not said. A list's rows keep theirs. */
  delete?: Predicate;
}

/** Sections by their ids (`sections.<id>` of the texts), in the order in which they stand. */
export type Sections<F extends string = string> = Record<string, Section<F>>;

/** The fields of a section: an inner array is one row, a `use` a registered panel; the fields that it binds count as placed. */
export type Items<F extends string = string> = (F | F[] | Panel<F>)[];

/** Its fields alone; or with when it is there; or the forms of others. */
export type Section<F extends string = string> =
  | Items<F>
  | (Shown & {
      /** What it shows. */
      fields: Items<F>;
    })
  | {
      /**
       * Singletons whose own sections stand here: each is read and saved by its own calls, and only for a session that may edit it.
       * Their fields need names of their own.
       */
      parts: string[];
    };

export interface Panel<F extends string = string> extends Used {
  /** Fields that it edits, by the names that it knows them by. */
  bind?: Record<string, F>;
}
