import type { Row } from '../store/database.ts';
import { seal } from '../store/secrets.ts';
import { googleCustomVoices, speechCredentials } from '../store/speechTables.ts';
import type { SeededProvider, SeededTenants } from './tenants.ts';
import type { SeedWriter } from './writer.ts';

const serviceKey = (project: string) =>
  JSON.stringify({
    type: 'service_account',
    project_id: project,
    client_email: `voice@${project}.example.com`,
    private_key: '-----BEGIN PRIVATE KEY-----\nMIIinventedForTheSandboxOnly\n-----END PRIVATE KEY-----\n',
  });

interface Plan {
  provider: number;
  /** None: for every account of the provider. */
  account?: number;
  vendor: string;
  label?: string;
  uses: 'tts' | 'stt' | 'both';
  fields: Record<string, unknown>;
}

const plans: Plan[] = [
  { provider: 0, vendor: 'google', uses: 'both', fields: { service_key: serviceKey('nordlicht'), model_id: null } },
  { provider: 0, vendor: 'microsoft', uses: 'both', fields: { region: 'westeurope', api_key: 'azure-key-nordlicht' } },
  { provider: 0, vendor: 'soniox', uses: 'stt', fields: { api_key: 'soniox-key-nordlicht' } },
  {
    provider: 0,
    account: 0,
    vendor: 'google',
    label: 'harbour',
    uses: 'both',
    fields: { service_key: serviceKey('hafenkontor'), model_id: null },
  },
  { provider: 0, account: 0, vendor: 'deepgram', uses: 'both', fields: { api_key: 'deepgram-key-hafen' } },
  {
    provider: 0,
    account: 0,
    vendor: 'elevenlabs',
    uses: 'tts',
    fields: { api_key: 'elevenlabs-key-hafen', model_id: 'eleven_flash_v2_5' },
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
  { provider: 1, vendor: 'google', uses: 'both', fields: { service_key: serviceKey('baltic'), model_id: null } },
  { provider: 1, vendor: 'microsoft', uses: 'both', fields: { region: 'northeurope', api_key: 'azure-key-baltic' } },
];

function writeCredential(writer: SeedWriter, tenants: SeededTenants, plan: Plan): string {
  const provider = tenants.providers[plan.provider] as SeededProvider;
  const owner: Row = {
    service_provider_sid: provider.sid,
    account_sid: plan.account === undefined ? null : (provider.accounts[plan.account]?.sid ?? null),
  };
  return writer.add(speechCredentials, {
    ...owner,
    vendor: plan.vendor,
    label: plan.label ?? null,
    use_for_tts: Number(plan.uses !== 'stt'),
    use_for_stt: Number(plan.uses !== 'tts'),
    credential: seal(JSON.stringify(plan.fields)),
  });
}

/** Speech credentials of the providers and of some accounts, and one custom voice. */
export function writeSpeech(writer: SeedWriter, tenants: SeededTenants): void {
  const sids = plans.map((plan) => writeCredential(writer, tenants, plan));
  const harbour = sids[plans.findIndex(({ label }) => label === 'harbour')] as string;
  writer.add(googleCustomVoices, {
    speech_credential_sid: harbour,
    name: 'Harbour master',
    model: 'projects/hafenkontor/models/harbour-master',
  });
}
