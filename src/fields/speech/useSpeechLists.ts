import { useQuery } from '@tanstack/react-query';
import { useConsoleCalls } from '../../actions/consoleCalls';
import { useConsole } from '../../session/ConsoleContext';
import type { Choice } from '../choices';
import { plainText } from '../plainText';
import { useDelayed } from '../reference/useDelayed';
import type { Catalogue, SpeechCredential } from './offer';

/** Vendors are asked live and may never answer (platform-api 26.10): the form goes on without the list after so long. */
const patience = 12_000;
/** After the last change of what is asked for (specification 1, section 9). */
const pause = 200;
const lifetime = 300_000;

const once = { retry: false, refetchOnWindowFocus: false, staleTime: lifetime } as const;

/** Whose credentials may be chosen: the account's and its provider's, or the provider's where no account is chosen. */
export function useSpeechBase(accountSid: unknown): string | undefined {
  const { session } = useConsole();
  const account = plainText(accountSid) || session.account_sid;
  if (account) return `/Accounts/${encodeURIComponent(account)}/SpeechCredentials`;
  const provider = session.current_service_provider_sid;
  return provider && `/ServiceProviders/${encodeURIComponent(provider)}/SpeechCredentials`;
}

const isOn = (flag: unknown) => flag === 1 || flag === true;

/** Only what a choice needs is kept: the list carries keys. */
const slim = (row: Record<string, unknown>): SpeechCredential => ({
  vendor: plainText(row.vendor),
  label: plainText(row.label) || null,
  use_for_tts: isOn(row.use_for_tts),
  use_for_stt: isOn(row.use_for_stt),
  use_custom_tts: row.use_custom_tts ?? null,
});

export function useSpeechCredentials(base: string | undefined) {
  const { call } = useConsoleCalls();
  return useQuery({
    queryKey: ['speech-credentials', base],
    queryFn: async ({ signal }) => (await call<Record<string, unknown>[]>(base ?? '', { signal })).map(slim),
    enabled: base !== undefined,
    ...once,
    staleTime: 30_000,
  });
}

interface CatalogueQuestion {
  base: string | undefined;
  /** Undefined for a vendor without lists. */
  vendor: string | undefined;
  label: string | null;
}

/** What a vendor offers with a credential: asked once for all who ask at the same time, and remembered. */
export function useCatalogue({ base, vendor, label }: CatalogueQuestion) {
  const { call } = useConsoleCalls();
  const asked = JSON.stringify([base, vendor, label]);
  const settled = useDelayed(asked, pause);
  const isSettled = asked === settled;
  const { data, error, isPending } = useQuery({
    queryKey: ['speech-catalogue', base, vendor, label],
    queryFn: ({ signal }) =>
      call<Catalogue>(`${base ?? ''}/speech/supportedLanguagesAndVoices`, {
        query: { vendor: vendor ?? '', ...(label && { label }) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      }),
    enabled: base !== undefined && vendor !== undefined && isSettled,
    ...once,
  });
  const isWanted = base !== undefined && vendor !== undefined;
  return { catalogue: data, hasFailed: isWanted && error !== null, isLoading: isWanted && isPending && !error };
}

interface VoiceQuestion {
  accountSid: unknown;
  label: string | null;
  isWanted: boolean;
}

interface CustomVoice {
  google_custom_voice_sid: string;
  name: string;
}

/** Voices that the customer made with the credential; none where the vendor has no such thing. Undefined while they load. */
export function useCustomVoices({ accountSid, label, isWanted }: VoiceQuestion): readonly Choice[] | undefined {
  const { call } = useConsoleCalls();
  const { session } = useConsole();
  const account = plainText(accountSid) || session.account_sid || '';
  const provider = session.current_service_provider_sid ?? '';
  const { data, error } = useQuery({
    queryKey: ['custom-voices', account, provider, label],
    queryFn: async ({ signal }) => {
      const query = {
        ...(label && { label }),
        ...(account && { account_sid: account }),
        ...(provider && { service_provider_sid: provider }),
      };
      return await call<CustomVoice[]>('/GoogleCustomVoices', { query, signal });
    },
    enabled: isWanted,
    ...once,
  });
  if (!isWanted || error) return noVoices;
  return data?.map(({ google_custom_voice_sid: sid, name }) => ({
    value: `custom_${sid}`,
    label: `${name} (Custom)`,
  }));
}

const noVoices: readonly Choice[] = [];
