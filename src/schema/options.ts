import type { Predicate } from './facts/predicate';
import type { Said, Template } from './types';

/** A row that always stands last, such as the one for everything that no other row is for. */
export interface RowApart {
  /** Which row it is; bare paths read the row. */
  where: Predicate;
  /** What a new one is made with. */
  row: Record<string, unknown>;
  /** Fields of the form by name, and the field of the row that each of them edits. */
  fields: Record<string, string>;
}

/**
 * Options of rows that are records of the resource that `of` names (`shape/optionShape.ts` checks them). Those that are saved as one
 * array may have rows themselves (`of` in their resource): these come and go with the array, and what it passes over has calls of its
 * own.
 */
export interface RowsOptions {
  /**
   * The row's field that names its parent, where it is not called like the parent's key. None where the rows' own paths name it by
   * `{parent.x}`.
   */
  foreignKey?: string;
  /** The field that carries a row's position; `true` for rows that are no records. */
  order?: string | true;
  /** The field that rows are shown in the order of, where their position means nothing. */
  sort?: string;
  /** One of the rows that fields of the form edit, apart from the others, though it is saved along with them. */
  apart?: RowApart;
  /** Which parents have such rows; bare paths read the parent. */
  when?: Predicate;
  /** Field names that identify a row where the API upserts by key instead of by id. */
  key?: string[];
  /** What is told once rows were deleted: the message of the first entry that fits the row; bare paths read it. */
  removed?: Said[];
  /**
   * Where the API takes all rows as one array: with POST those of a new parent (`{id}`), with PUT new and changed ones. A call for
   * each row, where not said.
   */
  save?: Template;
}

/** Of a text that may be too long for a body: from `above` characters on it is sent as a file, once its row is saved. */
export interface UploadOption {
  path: Template;
  /** Its name in the form data. */
  part: string;
  above: number;
}
