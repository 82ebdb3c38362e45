import type { Row } from '../store/database.ts';
import { seal } from '../store/secrets.ts';
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
  /** With a vendor of the customer's own, and what to do when it fails. */
  custom: {
    speech_synthesis_vendor: 'custom:hansevoice',
    speech_synthesis_language: 'nds-DE',
    speech_synthesis_voice: 'kaptein',
    speech_recognizer_vendor: 'custom:hansevoice',
    speech_recognizer_language: 'nds-DE',
    use_for_fallback_speech: 1,
    fallback_speech_synthesis_vendor: 'google',
    fallback_speech_synthesis_language: 'de-DE',
    fallback_speech_synthesis_voice: 'de-DE-Wavenet-F',
    fallback_speech_synthesis_label: 'harbour',
    fallback_speech_recognizer_vendor: 'google',
    fallback_speech_recognizer_language: 'de-DE',
    fallback_speech_recognizer_label: 'harbour',
  },
  /** With a vendor that has another name by now, and a voice that is not offered any more. */
  outdated: {
    speech_synthesis_vendor: 'elevenlabs',
    speech_synthesis_language: 'en',
    speech_synthesis_voice: 'retired-voice',
    speech_recognizer_vendor: 'deepgramriver',
    speech_recognizer_language: 'en',
  },
  agent: {
    speech_synthesis_vendor: 'microsoft',
    speech_synthesis_voice: 'en-US-JennyNeural',
    speech_recognizer_vendor: 'microsoft',
    env_vars: seal(
      JSON.stringify({ GREETING: 'Good morning', MAX_TURNS: 8, CRM_KEY: 'crm-invented', OLD_NAME: 'kept' }),
    ),
  },
  written: { app_json: JSON.stringify([{ verb: 'say', text: 'We are closed.' }, { verb: 'hangup' }]) },
};

/** Applications of the accounts in their order: name, path of the hook, speech. */
const plans: [name: string, path: string, speech: keyof typeof speech][][] = [
  [
    ['Inbound menu', 'menu', 'german'],
    ['Driver hotline', 'drivers', 'custom'],
    ['Delivery notice', 'notice', 'outdated'],
    ['Recording announcement', 'announcement', 'german'],
    ['SIP devices', 'devices', 'german'],
  ],
  [
    ['Appointment line', 'appointments', 'german'],
    ['Emergency forwarding', 'emergency', 'german'],
  ],
  [
    ['Meter reading by voice', 'voice-agent', 'agent'],
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
    ['After hours', 'after-hours', 'written'],
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
