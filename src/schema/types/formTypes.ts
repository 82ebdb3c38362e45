import type { Predicate } from '../facts/predicate';
import type { Shown, Used } from './scalarTypes';

export interface Form<F extends string = string> {
  /** Where a form is too long for one page. */
  tabs?: Tab<F>[];
  /** Beside tabs: what stands below them, whichever is open. In a tab: what it shows. */
  sections?: Section<F>[];
  /**
   * Where a save leads. `failedLoad: 'list'` leads back from a record that cannot be loaded, with the error; otherwise that stands
   * in its place, to be tried again.
   */
  after?: { create?: 'list' | 'edit'; edit?: 'list' | 'stay'; failedLoad?: 'list' };
  /** Where the form has a Delete of its own, for those who may; always, where not said. A list's rows keep theirs. */
  delete?: Predicate;
}

/** A part of a form, called by `tabs.<id>` or `sections.<id>` of the texts. */
interface Part extends Shown {
  id: string;
}

export interface Tab<F extends string = string> extends Part, Pick<Form<F>, 'sections'> {
  /**
   * Singletons whose own forms stand here, before the tab's sections: each is read and saved by its own calls, and only for a
   * session that may edit it. Their fields need names of their own.
   */
  parts?: string[];
}

export interface Section<F extends string = string> extends Part {
  /** An inner array is one row. A `use` is a registered panel; the fields that it binds count as placed. */
  fields: (F | F[] | Panel<F>)[];
}

export interface Panel<F extends string = string> extends Used {
  /** Fields that it edits, by the names that it knows them by. */
  bind?: Record<string, F>;
}
