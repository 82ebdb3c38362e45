import { storyOf } from '../../calls/story.ts';
import type { Row } from '../../store/database.ts';
import { alerts } from '../../store/series/seriesTables.ts';
import type { SeededAccount, SeededProvider } from '../tenants.ts';
import type { SeedWriter } from '../writer.ts';

const hour = 3_600_000;
const alertsPerAccount = 8;

/** What has nothing to do with one call; the last is of a kind that no description names. */
const kinds: Row[] = [
  { alert_type: 'webhook-connection-failure', message: 'https://voice.example.com/call is unreachable' },
  { alert_type: 'no-tts', message: 'no speech credential for synthesis', vendor: 'google' },
  {
    alert_type: 'stt-failure',
    message: 'speech could not be recognised',
    vendor: 'microsoft',
    detail: 'quota exceeded',
  },
  { alert_type: 'account-call-limit', message: 'the limit of calls at a time was reached' },
  { alert_type: 'media-server-restart', message: 'a media server was restarted', detail: 'ms-2' },
];

/** With the time series' nanoseconds. */
const timeOf = (writer: SeedWriter, milliseconds: number) =>
  new Date(milliseconds).toISOString().replace('Z', `${100_000 + writer.random.below(899_999)}Z`);

/** One for each time that a call's application answered with an error. */
function failuresIn(writer: SeedWriter, call: Row): Row[] {
  if (call.answered !== 1) return [];
  const { start, turns } = storyOf(call, 'https://voice.example.com/call');
  return turns
    .filter(({ hook }) => hook.status !== 200)
    .map(({ hook }) => ({
      time: timeOf(writer, start + hook.to),
      alert_type: 'webhook-failure',
      message: `${hook.url} returned ${hook.status}`,
      detail: String(hook.status),
      target_sid: call.call_sid ?? null,
    }));
}

/** Alerts of about the last ten days, some of them about calls. */
export function writeAlerts(
  writer: SeedWriter,
  { provider, account, calls, now }: { provider: SeededProvider; account: SeededAccount; calls: Row[]; now: number },
): void {
  const { random } = writer;
  const others = Array.from({ length: alertsPerAccount }, (_, index) => ({
    time: timeOf(writer, now - (index * 30 + 2 + random.next() * 20) * hour),
    ...random.pick(kinds),
  }));
  for (const alert of [...others, ...calls.flatMap((call) => failuresIn(writer, call))])
    writer.note(alerts, { account_sid: account.sid, service_provider_sid: provider.sid, ...alert });
}
