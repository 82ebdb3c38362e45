/* In: a resource, and the identifier or the form's values of one record. Out: the call that the declaration says, and the record as it is stored then. */
import type { Identifier } from 'react-admin';
import type { CompiledResource } from '../../src/schema/types/compiled';
import { parentFilter } from '../../src/schema/facts/parent';
import { ApiError } from '../http/apiError';
import { confirmUpdate } from './confirmUpdate';
import { buildBody } from './body';
import { factsOf, type ProviderContext, type Values, type WireRecord } from '../context';
import { namingFields } from './fieldErrors';
import { forgetLists } from '../lists/lists';
import { forget, remembering } from '../remembered';
import { checkId, targetOf } from './paths';
import { idIn, isObject, readRecord, recordFacts, verbsOf, type RecordOptions } from './readRecords';

/** What is saved is saved: when it cannot be read again, the answer is made of what is known. */
async function readBack(
  context: ProviderContext,
  resource: CompiledResource,
  id: Identifier,
  known: WireRecord,
  filter?: Values,
) {
  if (!resource.api.paths.one) return known;
  const asked = { ...filter, ...parentFilter(resource, factsOf(context, { subject: known })) };
  return readRecord(context, resource, id, { filter: asked }).catch(() => known);
}

export async function createRecord(
  context: ProviderContext,
  resource: CompiledResource,
  values: Values,
  { filter, isCopy, unread }: RecordOptions = {},
): Promise<WireRecord> {
  const input = { ...context.standing(), codec: context.codec, mode: 'create', values, loaded: {}, isCopy } as const;
  const body = buildBody(resource, input) ?? {};
  const target = targetOf(
    resource,
    'create',
    factsOf(context, { subject: values, record: values, filter: filter ?? {} }),
  );
  const answer = await namingFields(resource, () => verbsOf(context).create({ target, body }));
  forgetLists(context, resource);
  const given = isObject(answer) ? answer : {};
  const id = idIn(given, resource.idField);
  if (typeof id !== 'string' && typeof id !== 'number') {
    throw new ApiError('errors.unreadable_answer', { status: 200, kind: 'unreadable' });
  }
  const known = { ...values, ...given, [resource.idField]: id, id };
  return unread ? known : remembering(context, resource, values, await readBack(context, resource, id, known, filter));
}

export async function updateRecord(
  context: ProviderContext,
  resource: CompiledResource,
  { id, values, loaded }: { id: Identifier; values: Values; loaded: Values },
  { filter, placed, unread }: RecordOptions = {},
): Promise<WireRecord> {
  checkId(context, resource, id);
  /* A record that was made a moment ago was never loaded: its rows ask for it by its key. */
  const ownKey = resource.kind === 'singleton' ? {} : { [resource.idField]: id };
  const known = { ...loaded, ...values, ...ownKey, id };
  const body = buildBody(resource, {
    ...context.standing(),
    codec: context.codec,
    mode: 'edit',
    values,
    loaded,
    placed,
  });
  if (!body) return known;
  const target = targetOf(resource, 'update', recordFacts(context, id, { ...values, ...loaded }, filter));
  await namingFields(resource, () => verbsOf(context).update({ target, id, body }));
  forgetLists(context, resource);
  if (!resource.api.verifyUpdates && unread) return known;
  const now = resource.api.verifyUpdates
    ? confirmUpdate(context, resource, id, body)
    : readBack(context, resource, id, known, filter);
  return remembering(context, resource, values, await now);
}

export async function deleteRecord(
  context: ProviderContext,
  resource: CompiledResource,
  { id, loaded }: { id: Identifier; loaded: Values },
  { filter }: RecordOptions = {},
): Promise<WireRecord> {
  checkId(context, resource, id);
  const subject = { [resource.idField]: id, ...loaded };
  const target = targetOf(resource, 'delete', recordFacts(context, id, subject, filter));
  await namingFields(resource, () => verbsOf(context).remove({ target, id }));
  forgetLists(context, resource);
  forget(context, resource, id);
  return { ...loaded, id };
}
