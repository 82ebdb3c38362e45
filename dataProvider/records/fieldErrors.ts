import type { CompiledResource } from '../../src/schema/types/compiled';
import { ApiError } from '../http/apiError';

/** What the platform hands on of its database, or of its own code, and how an operator would say it (platform-api 1.4). */
const words: readonly (readonly [RegExp, string])[] = [
  [/cannot delete or update a parent row/i, 'errors.database.in_use'],
  [/cannot add or update a child row/i, 'errors.database.no_such'],
  [/duplicate entry/i, 'errors.database.duplicate'],
  [/data too long for column/i, 'errors.database.too_long'],
  [/data truncated|incorrect [\w ]+ value|out of range value/i, 'errors.database.not_taken'],
  [/unknown column|doesn't have a default value|cannot be null/i, 'errors.database.unexpected'],
  [/invalid instruction/i, 'errors.database.instruction'],
];

/** @returns the message key, with the text itself for whoever wants to see it; nothing for a text that is meant for people. */
function databaseText(text: string): { messageKey: string; messageArgs: { details: string } } | undefined {
  const messageKey = words.find(([pattern]) => pattern.test(text))?.[1];
  return messageKey === undefined ? undefined : { messageKey, messageArgs: { details: text } };
}

const fits = (pattern: string, message: string): boolean => new RegExp(pattern, 'i').test(message);

/** The database's own words for a value that it does not take, e.g. a sign that its character set lacks (platform-api 26.6). */
const ofColumn = /\bcolumn '(\w+)'/i;

/** A name of several words is no word of a sentence; any other is only meant where the message begins with it. */
const names = (field: string, message: string): boolean =>
  new RegExp(field.includes('_') ? `\\b${field}\\b` : `^${field}\\b`).test(message);

/** The field that the message names, as a column or by its name on the wire; of those that the form shows the longest. */
function namedField({ fields }: CompiledResource, message: string): { field: string; message?: string } | undefined {
  const column = ofColumn.exec(message)?.[1];
  if (column !== undefined && Object.hasOwn(fields, column)) return { field: column };
  const [field] = Object.values(fields)
    .filter(({ name, placed }) => placed && names(name, message))
    .map(({ name }) => name)
    .sort((one, other) => other.length - one.length);
  return field === undefined ? undefined : { field };
}

/**
 * Puts a refusal at the field that it is about: the API has no field errors, so the declaration's patterns find it, or the
 * name that it says (platform-api 1.4). The database's own words are told in the operator's.
 * @returns the failure itself where there is nothing to add.
 */
function withFieldErrors(resource: CompiledResource, reason: unknown): unknown {
  if (!(reason instanceof ApiError) || reason.body.errors) return reason;
  if (reason.kind !== 'refused' && reason.kind !== 'fault') return reason;
  const declared = resource.api.errors?.find(({ match }) => fits(match, reason.message));
  const found = declared ?? namedField(resource, reason.message);
  const { status, kind } = reason;
  const told = found?.message === undefined ? databaseText(reason.message) : undefined;
  if (!found) return told ? new ApiError(reason.message, { status, kind, ...told }) : reason;
  const message = found.message ?? told?.messageKey ?? reason.message;
  return new ApiError(message, { status, kind, ...told, body: { errors: { [found.field]: message } } });
}

/** The failure of a call that is about no field: what the platform hands on of its database is told in the operator's words. */
export function inOperatorsWords(reason: ApiError): ApiError {
  const told = reason.messageKey === undefined ? databaseText(reason.message) : undefined;
  const { status, kind, body } = reason;
  return told ? new ApiError(reason.message, { status, kind, body, ...told }) : reason;
}

/** Runs a write and puts its refusal at the fields. */
export async function namingFields<T>(resource: CompiledResource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (reason) {
    throw withFieldErrors(resource, reason);
  }
}
