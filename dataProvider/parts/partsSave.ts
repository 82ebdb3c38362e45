import { ApiError, noticeOf, type FieldErrors } from '../http/apiError';
import { PartialSaveError, type RowIds } from '../rows/partialSave';

/** How one part of a form fared, by the name of its resource. */
export interface PartOutcome {
  name: string;
  /** Why it was not saved; undefined where it was. */
  reason?: unknown;
}

/** A part as the form tells of it: saved, or a message with its arguments. */
export interface PartReport {
  name: string;
  failure?: { key: string; args: Record<string, unknown> };
}

const errorsOf = (reasons: readonly unknown[]): FieldErrors =>
  Object.assign({}, ...reasons.map((reason) => (reason instanceof ApiError ? reason.body.errors : {}))) as FieldErrors;

/** Some parts of a form are saved and others are not. The form stays open; the next save sends only the rest. */
export class PartsSaveError extends ApiError {
  readonly parts: PartReport[];
  /** How many parts were saved. */
  readonly saved: number;
  readonly rowIds: RowIds;
  readonly rowIdFields: Record<string, string>;

  constructor(outcomes: readonly PartOutcome[]) {
    const reasons = outcomes.flatMap(({ reason }) => (reason === undefined ? [] : [reason]));
    const cause = reasons.find((reason) => reason instanceof ApiError);
    super('errors.parts_save', {
      status: cause?.status ?? 0,
      kind: cause?.kind ?? 'fault',
      body: { errors: errorsOf(reasons) },
    });
    this.name = 'PartsSaveError';
    this.parts = outcomes.map(({ name, reason }) => ({
      name,
      ...(reason === undefined ? {} : { failure: noticeOf(reason) }),
    }));
    this.saved = outcomes.length - reasons.length;
    const ofRows = reasons.find((reason) => reason instanceof PartialSaveError);
    this.rowIds = ofRows?.rowIds ?? {};
    this.rowIdFields = ofRows?.rowIdFields ?? {};
  }
}
