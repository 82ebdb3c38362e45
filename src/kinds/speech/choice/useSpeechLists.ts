import { useQuery } from '@tanstack/react-query';
import { useConsoleCalls } from '../../../actions/consoleCalls';
import { choosePath } from '../../../schema/facts/template';
import { useConsole } from '../../../session/ConsoleContext';
import type { Choice } from '../../../fields/choices/choice';
import { plainText } from '../../../fields/plainText';
import { useDelayed } from '../../../fields/reference/useDelayed';
import type { Catalogue, SpeechCredential } from './offer';
import { speechPaths } from '../declared/vendors';

/** Vendors are asked live and may never answer (platform-api 26.10): the form goes on without the list after so long. */
const patience = 12_000;
/** After the last change of what is asked for (specification 1, section 9). */
const pause = 200;
const lifetime = 300_000;

const once = { retry: false, refetchOnWindowFocus: false, staleTime: lifetime } as const;

/** Where the lists for an account are; those of its provider where no account is chosen. */
function useSpeechPath(list: 'credentials' | 'catalogue', accountSid: unknown): string | undefined {
  const { session } = useConsole();
  return choosePath(speechPaths()[list], { subject: { account_sid: plainText(accountSid) }, session });
}

const isOn = (flag: unknown) => flag === 1 || flag === true;

/** Only what a choice needs is kept: the list carries keys. */
const slim = (row: Record<string, unknown>): SpeechCredential => ({
  vendor: plainText(row.vendor),
  label: plainText(row.label) || null,
  account_sid: plainText(row.account_sid) || null,
  use_for_tts: isOn(row.use_for_tts),
  use_for_stt: isOn(row.use_for_stt),
  use_custom_tts: row.use_custom_tts ?? null,
});

/** Credentials that may be chosen for an account: its own and its provider's. */
export function useSpeechCredentials(accountSid: unknown) {
  const { call } = useConsoleCalls();
  const path = useSpeechPath('credentials', accountSid);
  return useQuery({
    queryKey: ['speech-credentials', path],
    queryFn: async ({ signal }) => (await call<Record<string, unknown>[]>(path ?? '', { signal })).map(slim),
    enabled: path !== undefined,
    ...once,
    staleTime: 30_000,
  });
}

interface CatalogueQuestion {
  accountSid: unknown;
  /** Undefined for a vendor without lists. */
  vendor: string | undefined;
  label: string | null;
  /** For a credential that is not there yet: what the platform itself knows of the vendor. */
  isNew?: boolean;
}

/** What a vendor offers with a credential: asked once for all who ask at the same time, and remembered. */
export function useCatalogue({ accountSid, vendor, label, isNew = false }: CatalogueQuestion) {
  const { call } = useConsoleCalls();
  const path = useSpeechPath('catalogue', accountSid);
  const asked = JSON.stringify([path, vendor, label, isNew]);
  const settled = useDelayed(asked, pause);
  const isSettled = asked === settled;
  const { data, error, isPending } = useQuery({
    queryKey: ['speech-catalogue', path, vendor, label, isNew],
    queryFn: ({ signal }) =>
      call<Catalogue>(path ?? '', {
        query: { vendor: vendor ?? '', ...(label && { label }), ...(isNew && { create_new: 'true' }) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      }),
    enabled: path !== undefined && vendor !== undefined && isSettled,
    ...once,
  });
  const isWanted = path !== undefined && vendor !== undefined;
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
  const path = speechPaths().voices;
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
      return await call<CustomVoice[]>(path, { query, signal });
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
