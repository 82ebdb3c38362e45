import type { CompiledResource } from '../src/schema/compiled';
import { ApiError } from './apiError';

const fits = (pattern: string, message: string): boolean => new RegExp(pattern, 'i').test(message);

/**
 * Puts a refusal at the field that it is about: the API has no field errors, so the declaration's patterns find it
 * (platform-api 1.4).
 * @returns the failure itself where no pattern fits.
 */
export function withFieldErrors(resource: CompiledResource, reason: unknown): unknown {
  if (!(reason instanceof ApiError) || reason.body.errors) return reason;
  if (reason.kind !== 'refused' && reason.kind !== 'fault') return reason;
  const found = resource.api.errors?.find(({ match }) => fits(match, reason.message));
  if (!found) return reason;
  const message = found.message ?? reason.message;
  const { status, kind } = reason;
  return new ApiError(message, { status, kind, body: { errors: { [found.field]: message } } });
}

/** Runs a write and puts its refusal at the fields. */
export async function namingFields<T>(resource: CompiledResource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (reason) {
    throw withFieldErrors(resource, reason);
  }
}
