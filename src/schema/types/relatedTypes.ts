import type { Predicate } from '../facts/predicate';
import type { Said, Template } from './scalarTypes';

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
 * Rows of another resource that a form shows and saves along with its record. Those that are saved as one array may have rows
 * themselves (`related` of their resource): these come and go with the array, and what it passes over has calls of its own.
 */
export interface Related {
  /** Whose records the rows are. */
  resource: string;
  /** The row's field that names its parent, where it is not the parent's key. None where the rows' own paths name it by `{parent.x}`. */
  foreignKey?: string;
  /** The field that carries a row's position. */
  order?: string;
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
  /** One call for each row, or all of them as one array. */
  save: 'each' | { create: Template; update: Template; remove: Template };
}
