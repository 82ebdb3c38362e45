import type { Identifier } from 'react-admin';
import { ApiError, type FieldErrors } from '../http/apiError';
import type { Values } from '../context';

/** One row that could not be saved; without an index where the row is no longer in the form, or a whole batch failed. */
export interface RowFailure {
  field: string;
  index?: number;
  /** One of the rows that the row has itself. */
  inner?: { field: string; index?: number };
  reason: unknown;
}

/** Identifiers that rows got although the save as a whole did not succeed: by rows field and place in the form. */
export type RowIds = Record<string, Record<number, Identifier>>;

export interface PartialSave {
  failures: readonly RowFailure[];
  /** How many rows were sent. */
  total: number;
  parentId: Identifier;
  isNewParent: boolean;
  rowIds: RowIds;
  rowIdFields: Record<string, string>;
  /** How many rows are only removed once the others are saved. */
  waiting: number;
  /** Rows that were removed, by rows field. */
  removed: Record<string, readonly Values[]>;
}

const messageOf = (reason: unknown): string | FieldErrors => {
  if (reason instanceof ApiError && reason.body.errors) return reason.body.errors;
  if (reason instanceof ApiError && reason.messageKey !== undefined) return reason.messageKey;
  return reason instanceof Error ? reason.message : 'errors.generic';
};

/** Objects keyed by index: an array with holes breaks react-admin's walk over errors. */
function errorsOf(failures: readonly RowFailure[]): FieldErrors {
  const errors: Record<string, Record<string, string | FieldErrors>> = {};
  for (const { field, index, inner, reason } of failures) {
    const told = inner ? { [inner.field]: { [inner.index ?? 'root']: messageOf(reason) } } : messageOf(reason);
    (errors[field] ??= {})[index ?? 'root'] = told;
  }
  return errors;
}

/** What the platform itself said of rows, where that is told in other words. */
function detailsOf(failures: readonly RowFailure[]): { details?: string } {
  const said = failures.flatMap(({ reason }) => {
    const details = (reason as { messageArgs?: Values } | undefined)?.messageArgs?.details;
    return typeof details === 'string' ? [details] : [];
  });
  return said.length > 0 ? { details: [...new Set(said)].join(' ') } : {};
}

const firstApiError = (failures: readonly RowFailure[]) =>
  failures.map(({ reason }) => reason).find((reason) => reason instanceof ApiError);

/**
 * The parent is saved and some of its rows are not. The form stays open: it puts `rowIds` into its rows and, for a new parent,
 * hands `createdId` back as `meta.createdId`, so that the next save sends only the rest.
 */
export class PartialSaveError extends ApiError {
  /** Of the new parent; undefined when it existed before. */
  createdId: Identifier | undefined;
  /** How many rows were saved. */
  readonly saved: number;
  readonly rowIds: RowIds;
  /** The rows' key fields, by rows field. */
  readonly rowIdFields: Record<string, string>;
  readonly removed: Record<string, readonly Values[]>;

  constructor({ failures, total, waiting, parentId, isNewParent, rowIds, rowIdFields, removed }: PartialSave) {
    const cause = firstApiError(failures);
    super('errors.partial_save_hint', {
      status: cause?.status ?? 0,
      kind: cause?.kind ?? 'fault',
      body: { errors: errorsOf(failures) },
      messageKey: waiting > 0 ? 'errors.partial_save_waiting' : 'errors.partial_save',
      messageArgs: { failed: failures.length, total, saved: total - failures.length, waiting, ...detailsOf(failures) },
    });
    this.name = 'PartialSaveError';
    this.createdId = isNewParent ? parentId : undefined;
    this.saved = total - failures.length;
    this.rowIds = rowIds;
    this.rowIdFields = rowIdFields;
    this.removed = removed;
  }

  /** @returns itself, told that the form still believes its record to be new */
  ofNew(id: Identifier): this {
    this.createdId = id;
    return this;
  }
}
