import type { I18nProvider } from 'react-admin';
import type { ConsoleParts } from '../start/consoleParts';
import { byName, isWithoutProvider } from './firstProvider';
import type { FrameServices } from '../frame/FrameContext';
import { providersQuery } from './useProviders';

interface Opening extends Pick<ConsoleParts, 'queryClient' | 'sessions'> {
  frame: Pick<FrameServices, 'loadProviders' | 'chooseProvider'>;
  i18nProvider: Pick<I18nProvider, 'getLocale'>;
}

/** Waits for the service providers, and chooses the first for an admin who has none: most pages lie below one. */
export async function settleProvider({ queryClient, frame, sessions, i18nProvider }: Opening): Promise<void> {
  const providers = await queryClient.ensureQueryData(providersQuery(frame)).catch(() => undefined);
  const session = sessions.getSession();
  if (!providers || !session || !isWithoutProvider(session, providers)) return;
  const [first] = byName(providers, i18nProvider.getLocale());
  if (first) frame.chooseProvider(first.service_provider_sid);
}
