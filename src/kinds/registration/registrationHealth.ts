/** What the platform knows of a registration with somebody else's server. Every part may be missing (platform-api 9.1). */
export interface Registration {
  state:
    | 'inactive'
    | 'not-required'
    | 'not-started'
    | 'registered'
    /** It was registered, and has not been renewed in time. */
    | 'expired'
    | 'unregistered'
    /** The platform says something that nobody here knows. */
    | 'unknown';
  status?: string;
  reason?: string;
  callId?: string;
  /** When the platform noted it, and until when it holds. */
  since?: Date;
  until?: Date;
}

/** Which outbound gateways are sent OPTIONS requests; what came of them the platform does not tell. */
export interface Pings {
  state: 'not-asked' | 'failed' | 'no-outbound' | 'off' | 'some' | 'all';
  on: number;
  of: number;
}

/** The last REGISTER in the capture server: how many messages there are. */
export type TraceState = 'no-call-id' | 'not-looked-for' | 'failed' | 'missing' | 'found';

export interface Health {
  registration: Registration;
  pings: Pings;
  trace: { state: TraceState; messages: number };
  /** `good` only for what was tried and went well: what is unknown is never good; `off` where there is nothing to try. */
  verdict: 'good' | 'bad' | 'off' | 'unknown';
}

export interface Known {
  record: Readonly<Record<string, unknown>>;
  /** Rows of its gateways; `failed` where they could not be read. */
  gateways?: readonly Readonly<Record<string, unknown>>[] | 'failed';
  /** Messages found, or `failed`. */
  trace?: number | 'failed';
  now: Date;
}

type Values = Readonly<Record<string, unknown>>;

const isOn = (value: unknown) => value === true || value === 1;

const textAt = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** Seconds or milliseconds, as a number or a text, or a date. */
function timeAt(values: Values, name: string): Date | undefined {
  const value = values[name];
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  const isSeconds = Number.isFinite(number) && number < 1e11;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const time = new Date(Number.isFinite(number) ? (isSeconds ? number * 1000 : number) : value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** A renewal may be late by this much. */
const grace = 60_000;

function statusOf(value: unknown): Values {
  if (typeof value === 'string') {
    try {
      return statusOf(JSON.parse(value));
    } catch {
      return { status: value };
    }
  }
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Values) : {};
}

const failing = /^(fail|failed|failure|error|rejected|unregistered|timeout)$/i;

function stateOf(status: string | undefined, until: Date | undefined, now: Date): Registration['state'] {
  if (status === undefined) return 'not-started';
  if (/^ok$/i.test(status)) return until && until.getTime() + grace < now.getTime() ? 'expired' : 'registered';
  return failing.test(status) ? 'unregistered' : 'unknown';
}

export function registrationOf(record: Values, now: Date): Registration {
  const given = statusOf(record.register_status);
  const status = textAt(given, 'status');
  const since = timeAt(given, 'timestamp');
  const seconds = Number(given.expires);
  const until = since && seconds > 0 ? new Date(since.getTime() + seconds * 1000) : undefined;
  const [reason, callId] = [textAt(given, 'reason'), textAt(given, 'callId')];
  const known = {
    ...(status && { status }),
    ...(reason && { reason }),
    ...(callId && { callId }),
    ...(since && { since }),
    ...(until && { until }),
  };
  const isInactive = record.is_active !== undefined && record.is_active !== null && !isOn(record.is_active);
  if (isInactive) return { state: 'inactive', ...known };
  if (!isOn(record.requires_register)) return { state: 'not-required', ...known };
  return { state: stateOf(status, until, now), ...known };
}

function pingsOf(gateways: Known['gateways']): Pings {
  if (gateways === undefined) return { state: 'not-asked', on: 0, of: 0 };
  if (gateways === 'failed') return { state: 'failed', on: 0, of: 0 };
  const outbound = gateways.filter((row) => isOn(row.outbound) && row.is_active !== false && row.is_active !== 0);
  const on = outbound.filter((row) => isOn(row.send_options_ping)).length;
  const of = outbound.length;
  if (of === 0) return { state: 'no-outbound', on, of };
  return { state: on === 0 ? 'off' : on === of ? 'all' : 'some', on, of };
}

function traceOf({ callId }: Registration, trace: Known['trace']): Health['trace'] {
  if (callId === undefined) return { state: 'no-call-id', messages: 0 };
  if (trace === undefined) return { state: 'not-looked-for', messages: 0 };
  if (trace === 'failed') return { state: 'failed', messages: 0 };
  return { state: trace > 0 ? 'found' : 'missing', messages: trace };
}

const verdicts: Record<Registration['state'], Health['verdict']> = {
  inactive: 'off',
  'not-required': 'off',
  'not-started': 'unknown',
  registered: 'good',
  expired: 'unknown',
  unregistered: 'bad',
  unknown: 'unknown',
};

/** Everything that is known of whether a carrier can be reached, and what of it was tried at all. */
export function registrationHealth({ record, gateways, trace, now }: Known): Health {
  const registration = registrationOf(record, now);
  return {
    registration,
    pings: pingsOf(gateways),
    trace: traceOf(registration, trace),
    verdict: verdicts[registration.state],
  };
}
