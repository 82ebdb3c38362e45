import type { Row } from '../store/database.ts';
import { alerts, cdrs } from '../store/seriesTables.ts';
import type { SeededAccount, SeededProvider, SeededTenants } from './tenants.ts';
import type { SeedWriter } from './writer.ts';

const hour = 3_600_000;
const callsPerAccount = 40;
const alertsPerAccount = 8;

/** Calls of about the last ten days, one in five unanswered. */
function writeCalls(writer: SeedWriter, provider: SeededProvider, account: SeededAccount, now: number): void {
  const { random } = writer;
  for (let index = 0; index < callsPerAccount; index += 1) {
    const attempted = now - (index * 6 + 1 + random.next() * 4) * hour;
    const answered = random.below(5) > 0;
    const duration = answered ? 5 + random.below(600) : 0;
    const callSid = random.uuid();
    const isInbound = random.below(3) > 0;
    const [outside, inside] = [`49176${1_000_000 + random.below(8_999_999)}`, `4940555${10_000 + random.below(4000)}`];
    writer.add(cdrs, {
      time: new Date(attempted).toISOString(),
      answered_at: answered ? new Date(attempted + 3000).toISOString() : null,
      terminated_at: new Date(attempted + 3000 + duration * 1000).toISOString(),
      account_sid: account.sid,
      service_provider_sid: provider.sid,
      call_sid: callSid,
      sip_callid: `${random.bytes(8).toString('hex')}@203.0.113.${1 + random.below(200)}`,
      direction: isInbound ? 'inbound' : 'outbound',
      from: isInbound ? outside : inside,
      to: isInbound ? inside : outside,
      answered: Number(answered),
      sip_status: answered ? 200 : random.pick([404, 486, 487]),
      duration,
      termination_reason: answered ? random.pick(['caller hungup', 'called party hungup']) : 'caller abandoned',
      host: '10.0.0.1',
      remote_host: `203.0.113.${1 + random.below(200)}`,
      trunk: random.below(4) > 0 ? 'Interconnect' : 'user',
      trace_id: answered ? random.bytes(16).toString('hex') : '0'.repeat(32),
    });
  }
}

const kinds: Row[] = [
  { alert_type: 'webhook-failure', message: 'https://voice.example.com/call returned 503', detail: '503' },
  { alert_type: 'webhook-connection-failure', message: 'https://voice.example.com/call is unreachable' },
  { alert_type: 'no-tts', message: 'no speech credential for synthesis', vendor: 'google' },
  {
    alert_type: 'stt-failure',
    message: 'speech could not be recognised',
    vendor: 'microsoft',
    detail: 'quota exceeded',
  },
  { alert_type: 'account-call-limit', message: 'the limit of calls at a time was reached' },
];

/** Alerts of about the last ten days, with the time series' nanoseconds. */
function writeAlerts(writer: SeedWriter, provider: SeededProvider, account: SeededAccount, now: number): void {
  const { random } = writer;
  for (let index = 0; index < alertsPerAccount; index += 1) {
    const time = new Date(now - (index * 30 + 2 + random.next() * 20) * hour).toISOString();
    writer.add(alerts, {
      time: time.replace('Z', `${100_000 + random.below(899_999)}Z`),
      account_sid: account.sid,
      service_provider_sid: provider.sid,
      ...random.pick(kinds),
    });
  }
}

/** What happened lately in every account, so that "the last days" always hold something (platform-api 17.1, 18). */
export function writeActivity(writer: SeedWriter, tenants: SeededTenants, now: number): void {
  for (const provider of tenants.providers)
    for (const account of provider.accounts) {
      writeCalls(writer, provider, account, now);
      writeAlerts(writer, provider, account, now);
    }
}
