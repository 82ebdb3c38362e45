import type { Row } from '../store/database.ts';
import { accounts, applications } from '../store/tables.ts';
import type { Store } from '../store/store.ts';
import type { SeededAccount, SeededTenants } from './tenants.ts';
import type { SeedWriter } from './writer.ts';

const speech: Record<string, Row> = {
  german: {
    speech_synthesis_language: 'de-DE',
    speech_synthesis_voice: 'de-DE-Standard-A',
    speech_recognizer_language: 'de-DE',
  },
  azure: {
    speech_synthesis_vendor: 'microsoft',
    speech_synthesis_voice: 'en-US-JennyNeural',
    speech_recognizer_vendor: 'microsoft',
  },
  english: {},
};

/** Applications of the accounts in their order: name, path of the hook, speech. */
const plans: [name: string, path: string, speech: keyof typeof speech][][] = [
  [
    ['Inbound menu', 'menu', 'german'],
    ['Driver hotline', 'drivers', 'german'],
    ['Delivery notice', 'notice', 'german'],
    ['Recording announcement', 'announcement', 'german'],
    ['SIP devices', 'devices', 'german'],
  ],
  [
    ['Appointment line', 'appointments', 'german'],
    ['Emergency forwarding', 'emergency', 'german'],
  ],
  [
    ['Meter reading by voice', 'voice-agent', 'azure'],
    ['Outage information', 'outage', 'german'],
    ['Call back', 'callback', 'german'],
  ],
  [['Switchboard', 'switchboard', 'german']],
  [
    ['hello world', 'hello-world', 'english'],
    ['simple echo test', 'echo', 'english'],
  ],
  [
    ['Helpdesk queue', 'queue', 'azure'],
    ['After hours', 'after-hours', 'english'],
  ],
  [['Taxi dispatch', 'dispatch', 'english']],
  [
    ['Pharmacy menu', 'menu', 'english'],
    ['Night service', 'night', 'english'],
  ],
];

function writeApplication(
  writer: SeedWriter,
  { sid, slug }: SeededAccount,
  [name, path, voice]: [string, string, string],
) {
  const host = `https://voice.${slug}.example.com`;
  return writer.add(applications, {
    name,
    account_sid: sid,
    call_hook_sid: writer.hook(`${host}/${path}`),
    call_status_hook_sid: writer.hook(`${host}/status`),
    ...speech[voice],
  });
}

/** Application ids of every account, by the account's id. */
export function writeApplications(writer: SeedWriter, store: Store, tenants: SeededTenants): Map<string, string[]> {
  const all = tenants.providers.flatMap((provider) => provider.accounts);
  const written = new Map(
    all.map((account, index) => [
      account.sid,
      (plans[index] ?? []).map((plan) => writeApplication(writer, account, plan)),
    ]),
  );
  const first = all[0] as SeededAccount;
  store.update(accounts, first.sid, { device_calling_application_sid: written.get(first.sid)?.at(-1) });
  return written;
}
