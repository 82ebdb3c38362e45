import type { useTranslate } from 'react-admin';

interface Failure {
  message?: string;
  messageKey?: string;
  messageArgs?: Record<string, unknown>;
}

/** Why something failed, translated: the failure's message key, else its own text. */
export function failureText(translate: ReturnType<typeof useTranslate>, reason: unknown): string {
  const { message = String(reason), messageKey = message, messageArgs } = (reason ?? {}) as Failure;
  return translate(messageKey, { ...messageArgs, _: message });
}
