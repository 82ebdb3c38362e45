import type { Row } from '../../store/database.ts';
import { clients } from '../../store/accessTables.ts';
import { cdrs } from '../../store/series/seriesTables.ts';
import type { Store } from '../../store/store.ts';
import { accounts, phoneNumbers, sipGateways, voipCarriers } from '../../store/tables.ts';
import { writeAlerts } from './alerts.ts';
import { callAt, type CallPlan } from './calls.ts';
import { momentsOf } from './moments.ts';
import type { SeededAccount, SeededProvider, SeededTenants } from '../tenants.ts';
import type { SeedWriter } from '../writer.ts';

const hour = 3_600_000;

/** Of the accounts in their order; the others make as many as the last one here. */
const callsOf = [200, 40, 60, 20, 30];

const isGiven = (value: unknown): value is string => typeof value === 'string';

/** The carriers that an account's calls may come by, with the address of their first gateway. */
function trunksOf(store: Store, provider: SeededProvider, account: SeededAccount): CallPlan['trunks'] {
  const carriers = store.where(voipCarriers, { service_provider_sid: provider.sid, is_active: 1 });
  const own = carriers.filter(({ account_sid }) => account_sid === null || account_sid === account.sid);
  return own.flatMap(({ name, voip_carrier_sid = null }) => {
    const [gateway] = store.where(sipGateways, { voip_carrier_sid });
    return gateway ? [{ name: String(name), host: String(gateway.ipv4) }] : [];
  });
}

function planOf(store: Store, provider: SeededProvider, account: SeededAccount): CallPlan {
  const owned = { account_sid: account.sid };
  const stored = store.find(accounts, account.sid);
  const isRecorded = stored?.record_all_calls === 1 || stored?.bucket_credential;
  const numbers = store.where(phoneNumbers, owned).map(({ number, application_sid = null }) => ({
    number: String(number),
    application: isGiven(application_sid) ? application_sid : null,
  }));
  return {
    provider: provider.sid,
    account: account.sid,
    numbers: numbers.length > 0 ? numbers : [{ number: '494055510000', application: null }],
    trunks: trunksOf(store, provider, account),
    users: store.where(clients, owned).map(({ username }) => String(username)),
    format: isRecorded ? String(stored.record_format) : undefined,
  };
}

/** A call of 35 minutes; its recording is an MP3, whatever the account records, since a WAV of that length would be large. */
const longCall = { status: 200, reason: 'caller hungup', ring: 2400, seconds: 35 * 60, isEarly: false };

function writeCalls(writer: SeedWriter, plan: CallPlan, count: number, now: number): Row[] {
  const { random } = writer;
  const calls = momentsOf(random, count, now).map((moment) => callAt(random, plan, moment));
  const long = callAt(random, { ...plan, format: plan.format && 'mp3' }, now - 5 * hour, longCall);
  const all = [...calls, long];
  all.forEach((call) => writer.note(cdrs, call));
  return all;
}

/** What happened lately in every account, so that "the last days" always hold something (platform-api 17.1, 18). */
export function writeActivity(writer: SeedWriter, store: Store, tenants: SeededTenants, now: number): void {
  for (const provider of tenants.providers)
    provider.accounts.forEach((account, index) => {
      const count = callsOf[index] ?? callsOf.at(-1)!;
      const calls = writeCalls(writer, planOf(store, provider, account), count, now);
      writeAlerts(writer, { provider, account, calls, now });
    });
}
