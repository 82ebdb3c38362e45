import type { useTranslate } from 'react-admin';

interface Failure {
  message?: string;
  messageKey?: string;
  messageArgs?: Record<string, unknown>;
  cause?: unknown;
}

/** The platform's own text behind a failure that is told in other words, also one that was translated: `notify` takes it along. */
export const failureDetails = (reason: unknown): { details?: unknown } => {
  const { messageArgs, cause } = (reason ?? {}) as Failure;
  const { details } = messageArgs ?? (cause as Failure | undefined)?.messageArgs ?? {};
  return details === undefined ? {} : { details };
};

/** Why something failed, translated: the failure's message key, else its own text. */
export function failureText(translate: ReturnType<typeof useTranslate>, reason: unknown): string {
  const { message = String(reason), messageKey = message, messageArgs } = (reason ?? {}) as Failure;
  return translate(messageKey, { ...messageArgs, _: message });
}
