import type { Predicate } from '../facts/predicate';
import type { Template } from './scalarTypes';

/** Rows of another resource that a form shows and saves along with its record. */
export interface Related {
  resource: string;
  /** The row's field that names its parent; none where the rows' own paths name it by `{parent.x}`. */
  foreignKey?: string;
  /** The field that carries a row's position. */
  order?: string;
  /** The field that rows are shown in the order of, where their position means nothing. */
  sort?: string;
  /** Rows that are kept apart from the editable ones. */
  except?: Predicate;
  where?: Record<string, unknown>;
  /** Which parents have such rows; bare paths read the parent. */
  when?: Predicate;
  /** Field names that identify a row where the API upserts by key instead of by id. */
  key?: string[];
  /** What is told once rows were deleted: the message of the first entry that fits the row; bare paths read it. */
  removed?: { when?: Predicate; message: string }[];
  save: 'each' | { create: Template; update: Template; remove: Template };
}
