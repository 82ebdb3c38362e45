import { ApiError, isAbort } from '../http/apiError';
import type { Usage } from './usageTypes';

const isSignedOut = (reason: unknown) => reason instanceof ApiError && reason.kind === 'unauthorized';

/** What cannot be asked is said to be unknown: an operator must not take it for "unused". */
export const unknownUse = (resource: string, reason: unknown): Usage[] => {
  if (isAbort(reason) || isSignedOut(reason)) throw reason;
  return [{ resource, total: 0, records: [], failed: 'errors.could_not_be_checked' }];
};
