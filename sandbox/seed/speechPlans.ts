import type { Row } from '../store/database.ts';

export interface SpeechPlan {
  provider: number;
  /** None: for every account of the provider. */
  account?: number;
  vendor: string;
  label?: string;
  uses: 'tts' | 'stt' | 'both';
  fields: Record<string, unknown>;
  /** What the last test found; nothing was tested when absent. */
  tested?: Row;
  /** Days since it was last used. */
  usedDaysAgo?: number;
}

const serviceKey = (project: string) => ({
  type: 'service_account',
  project_id: project,
  client_email: `voice@${project}.example.com`,
  private_key: '-----BEGIN PRIVATE KEY-----\nMIIinventedForTheSandboxOnly\n-----END PRIVATE KEY-----\n',
});

const good = { tts_tested_ok: 1, stt_tested_ok: 1 };

const providers: SpeechPlan[] = [
  { provider: 0, vendor: 'google', uses: 'both', fields: serviceKey('nordlicht'), tested: good, usedDaysAgo: 0 },
  {
    provider: 0,
    vendor: 'microsoft',
    uses: 'both',
    fields: { region: 'westeurope', api_key: 'azure-key-nordlicht' },
    tested: { tts_tested_ok: 1, stt_tested_ok: 0 },
    usedDaysAgo: 2,
  },
  { provider: 0, vendor: 'soniox', uses: 'stt', fields: { api_key: 'soniox-key-nordlicht' } },
];

const tenants: SpeechPlan[] = [
  {
    provider: 0,
    account: 0,
    vendor: 'google',
    label: 'harbour',
    uses: 'both',
    fields: serviceKey('hafenkontor'),
    tested: good,
    usedDaysAgo: 1,
  },
  { provider: 0, account: 0, vendor: 'deepgram', uses: 'both', fields: { api_key: 'deepgram-key-hafen' } },
  {
    provider: 0,
    account: 0,
    vendor: 'elevenlabs',
    uses: 'tts',
    fields: { api_key: 'elevenlabs-bad-key', model_id: 'eleven_flash_v2_5' },
    tested: { tts_tested_ok: 0 },
  },
  {
    provider: 0,
    account: 0,
    vendor: 'custom:hansevoice',
    uses: 'both',
    fields: {
      auth_token: 'hanse-token',
      custom_tts_url: 'https://tts.hansevoice.example.com',
      custom_stt_url: 'wss://stt.hansevoice.example.com',
    },
  },
  { provider: 0, account: 1, vendor: 'aws', label: 'clinic', uses: 'tts', fields: { aws_region: 'eu-central-1' } },
  { provider: 1, vendor: 'google', uses: 'both', fields: serviceKey('baltic') },
  { provider: 1, vendor: 'microsoft', uses: 'both', fields: { region: 'northeurope', api_key: 'azure-key-baltic' } },
];

/** Two of them no create could make: one the platform once took, one of a vendor that a console may not know. */
const further: SpeechPlan[] = [
  {
    provider: 0,
    account: 2,
    vendor: 'nuance',
    label: 'on premises',
    uses: 'both',
    fields: {
      nuance_tts_uri: 'nuance.ueberland.example.com:5060',
      nuance_stt_uri: 'nuance.ueberland.example.com:5061',
    },
    tested: { tts_tested_ok: 0, stt_tested_ok: 1 },
  },
  {
    provider: 0,
    account: 1,
    vendor: 'cartesia',
    uses: 'both',
    fields: { api_key: 'cartesia-key-clinic', model_id: 'sonic-3', stt_model_id: 'ink-whisper' },
    tested: { tts_tested_ok: 1 },
  },
  {
    provider: 0,
    account: 1,
    vendor: 'speechmatics',
    uses: 'stt',
    fields: { api_key: 'speechmatics-key-clinic', speechmatics_stt_uri: 'eu2.rt.speechmatics.example.com' },
    tested: { tts_tested_ok: 1 },
  },
  {
    provider: 0,
    account: 2,
    vendor: 'ibm',
    uses: 'both',
    fields: { tts_api_key: 'ibm-tts-key-x', tts_region: 'eu-de', stt_api_key: 'ibm-bad-key-stt', stt_region: 'eu-de' },
    tested: { tts_tested_ok: 1, stt_tested_ok: 0 },
  },
  { provider: 0, account: 2, vendor: 'deepgramriver', uses: 'stt', fields: { api_key: 'river-key-ueberland' } },
  { provider: 0, account: 2, vendor: 'acoustica', label: 'pilot', uses: 'tts', fields: { api_key: 'acoustica-key' } },
];

export const speechPlans: SpeechPlan[] = [...providers, ...tenants, ...further];
