type Values = Readonly<Record<string, unknown>>;

/** How one use of a credential did. */
export interface TestedUse {
  use: 'tts' | 'stt';
  status: 'ok' | 'failed' | 'not_tested';
  reason?: string;
  /** Message key of a known cause. */
  cause?: string;
}

/** What a live test has come to. */
export interface LiveOutcome {
  /** `not_tested`: used for nothing; `unchecked`: the platform has no test; `error`: it could not make it. */
  status: 'ok' | 'failed' | 'not_tested' | 'unchecked' | 'error';
  uses: TestedUse[];
}

/** A pattern of reasons, and the message that says the same in plain words. */
export interface Cause {
  match: string;
  message: string;
}

const isOn = (flag: unknown) => flag === true || flag === 1;

function testedUse(use: 'tts' | 'stt', answer: unknown, causes: readonly Cause[]): TestedUse {
  const { status, reason } = (answer ?? {}) as { status?: string; reason?: unknown };
  if (status === 'ok') return { use, status };
  if (status !== 'fail') return { use, status: 'not_tested' };
  const text =
    typeof reason === 'string' ? reason : reason === undefined || reason === null ? '' : JSON.stringify(reason);
  const cause = causes.find(({ match }) => new RegExp(match, 'i').test(text))?.message;
  return { use, status: 'failed', ...(text !== '' && { reason: text }), ...(cause !== undefined && { cause }) };
}

/**
 * Reads the answer to a live test (platform-api 16.3): only the uses that are switched on count.
 * @param record whose switches are `use_for_tts` and `use_for_stt`
 */
export function liveOutcome(record: Values, answer: unknown, causes: readonly Cause[]): LiveOutcome {
  const given = (answer ?? {}) as Values;
  const uses = (['tts', 'stt'] as const)
    .filter((use) => isOn(record[`use_for_${use}`]))
    .map((use) => testedUse(use, given[use], causes));
  if (uses.length === 0) return { status: 'not_tested', uses };
  if (uses.some(({ status }) => status === 'failed')) return { status: 'failed', uses };
  return { status: uses.some(({ status }) => status === 'ok') ? 'ok' : 'unchecked', uses };
}

/** The outcome where the platform could not make the test: nothing of what was found out before is known to hold. */
export function untested(record: Values, reason: unknown): LiveOutcome {
  const text = reason instanceof Error ? reason.message : String(reason);
  const uses = (['tts', 'stt'] as const).filter((use) => isOn(record[`use_for_${use}`]));
  return { status: 'error', uses: uses.map((use) => ({ use, status: 'failed', reason: text })) };
}

/** The message for a use that failed: its cause, or that it failed, with the reason as it came. @param resource its name */
export const failureOf = (resource: string, { use, reason, cause }: TestedUse) => ({
  messageKey: cause ?? `resources.${resource}.form.${reason === undefined ? 'test_failed' : 'test_failed_for'}`,
  messageArgs: { use: use.toUpperCase(), reason },
});
