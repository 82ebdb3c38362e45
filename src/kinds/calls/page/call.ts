import type { RaRecord } from 'react-admin';

/** A call as a list gives it (platform-api 17.1). */
export interface Call extends RaRecord {
  account_sid: string;
  call_sid?: string | null;
  sip_callid?: string | null;
  /** None where the platform says zeros. */
  trace_id?: string | null;
  from?: string;
  to?: string;
  direction?: string;
  trunk?: string | null;
  attempted_at: string;
  recording_url?: string | null;
}

/** Where everything about a call lies, but for what only its account gives. */
export const callsOf = ({ account_sid }: Call): string => `/Accounts/${encodeURIComponent(account_sid)}/RecentCalls`;

/** A part of an address, encoded once: a Call-ID may hold anything. */
export const callPath = (call: Call, ...parts: string[]): string =>
  [callsOf(call), ...parts.map(encodeURIComponent)].join('/');

/** An identifier may hold anything; a file's name may not. */
export const fileName = (name: string, ending: string): string =>
  `${name.replace(/[^\w.@-]+/g, '_').replace(/^\.+/, '')}.${ending}`;

/** What went wrong, as the operator is told. */
export const reasonOf = (
  reason: unknown,
  translate: (key: string, args?: Record<string, unknown>) => string,
): string => {
  const key = (reason as { messageKey?: string } | null)?.messageKey ?? (reason as Error).message;
  return translate(key, { _: key });
};
