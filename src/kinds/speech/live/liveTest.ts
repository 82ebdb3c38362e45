import { choosePath } from '../../../schema/facts/template';
import { failureOf, liveOutcome, untested, type Cause } from './liveOutcome';
import type { ActionContext, ActionOutcome } from '../../../actions/registry';

const messages = {
  ok: 'test_ok',
  failed: 'test_failed',
  not_tested: 'test_not_tested',
  unchecked: 'test_unchecked',
  error: 'test_failed',
} as const;

/**
 * Tries a stored credential by a GET of `options.path`, and remembers what came of it. `options.causes` say in plain words what
 * reasons mean: the first whose pattern fits.
 * @throws what a use failed by
 */
export async function liveTest(context: ActionContext): Promise<ActionOutcome> {
  const { resource, options, facts, records, dataProvider, remember, signal } = context;
  const [record = { id: '' }] = records;
  const path = choosePath(options.path as string[], facts);
  if (path === undefined) throw new Error('errors.no_path');
  const answer = await dataProvider.call(path, { signal }).catch((reason: unknown) => {
    /* What was found out before is no longer known to hold. */
    if (!signal?.aborted) remember(untested(record, reason));
    throw reason;
  });
  const outcome = liveOutcome(record, answer, options.causes as Cause[]);
  remember(outcome);
  const failed = outcome.uses.find(({ status }) => status === 'failed');
  if (failed) {
    const failure = failureOf(resource.name, failed);
    throw Object.assign(new Error(failure.messageKey), failure);
  }
  return { message: `resources.${resource.name}.form.${messages[outcome.status]}` };
}
