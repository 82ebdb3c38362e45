import { seal } from '../store/secrets.ts';
import { googleCustomVoices, speechCredentials } from '../store/speechTables.ts';
import { speechPlans, type SpeechPlan } from './speechPlans.ts';
import type { SeededProvider, SeededTenants } from './tenants.ts';
import type { SeedWriter } from './writer.ts';

const day = 86_400_000;

function writeCredential(writer: SeedWriter, tenants: SeededTenants, plan: SpeechPlan, now: number): string {
  const provider = tenants.providers[plan.provider] as SeededProvider;
  const ago = (days: number) => new Date(now - days * day).toISOString();
  return writer.add(speechCredentials, {
    service_provider_sid: provider.sid,
    account_sid: plan.account === undefined ? null : (provider.accounts[plan.account]?.sid ?? null),
    vendor: plan.vendor,
    label: plan.label ?? null,
    use_for_tts: Number(plan.uses !== 'stt'),
    use_for_stt: Number(plan.uses !== 'tts'),
    credential: seal(JSON.stringify(plan.fields)),
    ...plan.tested,
    last_tested: plan.tested ? ago(3) : null,
    last_used: plan.usedDaysAgo === undefined ? null : ago(plan.usedDaysAgo),
  });
}

/** Speech credentials of the providers and of some accounts in every state of testing, and two custom voices. */
export function writeSpeech(writer: SeedWriter, tenants: SeededTenants, now: number): void {
  const sids = speechPlans.map((plan) => writeCredential(writer, tenants, plan, now));
  const harbour = { speech_credential_sid: sids[speechPlans.findIndex(({ label }) => label === 'harbour')] as string };
  writer.add(googleCustomVoices, {
    ...harbour,
    name: 'Harbour master',
    model: 'projects/hafenkontor/models/harbour-master',
  });
  writer.add(googleCustomVoices, {
    ...harbour,
    name: 'Night watch',
    model: '',
    use_voice_cloning_key: 1,
    voice_cloning_key: 'invented-cloning-key-'.repeat(12),
  });
}
