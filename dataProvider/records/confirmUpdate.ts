import type { Identifier } from 'react-admin';
import type { CompiledResource } from '../../src/schema/types/compiled';
import { ApiError } from '../http/apiError';
import { rowFromWire } from '../codec';
import type { ProviderContext, Values, WireRecord } from '../context';
import { readRecord } from './readRecords';
import { sameValue } from './sameValue';

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Reads a record again after an update that the API answered with success though it may have changed nothing (platform-api 16.2).
 * What the API never gives back says nothing.
 * @param body as it was sent
 * @throws ApiError at the fields that are not what was sent, and where the record cannot be read.
 */
export async function confirmUpdate(
  context: ProviderContext,
  resource: CompiledResource,
  id: Identifier,
  body: Values,
): Promise<WireRecord> {
  const now = await readRecord(context, resource, id).catch(() => {
    throw new ApiError('errors.unconfirmed', { status: 0, kind: 'fault' });
  });
  const sent = rowFromWire(context.codec, resource, body);
  const isOther = ([name, value]: [string, unknown]) =>
    name in now && !(isNothing(value) && isNothing(now[name])) && !sameValue(value, now[name]);
  const others = Object.entries(sent).filter(isOther);
  if (others.length === 0) return now;
  const errors = Object.fromEntries(others.map(([name]) => [name, 'errors.not_taken_over']));
  throw new ApiError('errors.not_taken_over', { status: 200, kind: 'refused', body: { errors } });
}
