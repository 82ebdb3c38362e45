import { currentLocale } from '../i18n/locales';
import type { Sources } from '../start/consoleParts';
import { byName, isWithoutProvider } from './firstProvider';
import type { FrameServices } from '../frame/FrameContext';
import { providersQuery } from './useProviders';

interface Opening extends Pick<Sources, 'queryClient' | 'sessions'> {
  frame: Pick<FrameServices, 'loadProviders' | 'chooseProvider'>;
}

/** Waits for the service providers, and chooses the first for an admin who has none: most pages lie below one. */
export async function settleProvider({ queryClient, frame, sessions }: Opening): Promise<void> {
  const providers = await queryClient.ensureQueryData(providersQuery(frame)).catch(() => undefined);
  const session = sessions.getSession();
  if (!providers || !session || !isWithoutProvider(session, providers)) return;
  const [first] = byName(providers, currentLocale());
  if (first) frame.chooseProvider(first.service_provider_sid);
}
