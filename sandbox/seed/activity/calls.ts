import type { Row } from '../../store/database.ts';
import type { Random } from '../random.ts';

/** Whose calls they are, and what can stand in them. */
export interface CallPlan {
  provider: string;
  account: string;
  numbers: { number: string; application: string | null }[];
  trunks: { name: string; host: string }[];
  /** Devices, whose calls come from no trunk. */
  users: string[];
  /** What recordings are kept as, where calls are recorded. */
  format: string | undefined;
}

const noTrace = '0'.repeat(32);

/** How unanswered calls end, as often as they stand here. */
const refusals: [status: number, reason: string, seconds: number][] = [
  [487, 'caller abandoned', 18],
  [487, 'caller abandoned', 9],
  [486, 'called party busy', 2],
  [480, 'no answer from called party', 30],
  [404, 'number not found', 1],
  [408, 'request timeout', 32],
  [603, 'call was declined', 4],
];

/** Refused before the application was asked: nobody gave such a call an id. */
const early: [status: number, reason: string, seconds: number][] = [
  [403, 'account call limit exceeded', 0],
  [503, 'service unavailable', 0],
];

const iso = (time: number) => new Date(time).toISOString();

/** Most calls are short, a few are long. */
const durationOf = (random: Random) => 4 + Math.floor(random.next() ** 3 * 600);

function recordingUrl({ account, format }: CallPlan, callSid: string, ended: number): string | null {
  if (!format) return null;
  const date = iso(ended).slice(0, 10).replaceAll('-', '/');
  return `/Accounts/${account}/RecentCalls/${callSid}/record/${date}/${format}`;
}

interface Outcome {
  status: number;
  reason: string;
  /** Until somebody answers. */
  ring: number;
  seconds: number;
  isEarly: boolean;
}

function outcomeOf(random: Random): Outcome {
  const isAnswered = random.below(5) > 0;
  if (isAnswered) {
    const reason = random.pick(['caller hungup', 'caller hungup', 'called party hungup']);
    return { status: 200, reason, ring: 800 + random.below(9000), seconds: durationOf(random), isEarly: false };
  }
  const isEarly = random.below(8) === 0;
  const [status, reason, seconds] = random.pick(isEarly ? early : refusals);
  return { status, reason, ring: 0, seconds: seconds + random.next(), isEarly };
}

/** A call at a moment, as it is stored (platform-api 17.1). @param given what it has to be, where chance shall not decide */
export function callAt(random: Random, plan: CallPlan, time: number, given: Partial<Outcome> = {}): Row {
  const { status, reason, ring, seconds, isEarly } = { ...outcomeOf(random), ...given };
  const isInbound = random.below(3) > 0;
  const { number, application } = random.pick(plan.numbers);
  const trunk =
    random.below(4) > 0 ? random.pick(plan.trunks) : { name: 'user', host: `203.0.113.${1 + random.below(200)}` };
  const isDevice = trunk.name === 'user' && plan.users.length > 0;
  const outside = random.below(20) === 0 ? 'anonymous' : `49176${1_000_000 + random.below(8_999_999)}`;
  const inside = isDevice && !isInbound ? random.pick(plan.users) : number;
  const isAnswered = status === 200;
  const ended = Math.round(time + ring + seconds * 1000);
  const callSid = isEarly ? null : random.uuid();
  return {
    time: iso(time),
    answered_at: isAnswered ? iso(time + ring) : null,
    terminated_at: iso(ended),
    account_sid: plan.account,
    service_provider_sid: plan.provider,
    application_sid: application,
    call_sid: callSid,
    sip_callid: `${random.hex(8)}@${trunk.host}`,
    direction: isInbound ? 'inbound' : 'outbound',
    from: isInbound ? outside : inside,
    to: isInbound ? number : outside === 'anonymous' ? '4940123456' : outside,
    answered: Number(isAnswered),
    sip_status: status,
    duration: isAnswered ? Math.round(seconds) : 0,
    termination_reason: reason,
    host: '10.0.0.1',
    remote_host: trunk.host,
    trunk: trunk.name,
    trace_id: isEarly ? noTrace : random.hex(16),
    recording_url: isAnswered && callSid ? recordingUrl(plan, callSid, ended) : null,
  };
}
