import { useTranslate } from 'react-admin';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Notice } from '../../fields/elements/Notice';
import { PlainButton } from '../../fields/elements/PlainButton';
import { useConsole } from '../../session/ConsoleContext';
import { isWithoutProvider } from './firstProvider';
import { useFrame } from '../frame/FrameContext';
import { NoProvider } from './NoProvider';
import { useForgetDecisions } from '../session/useForgetDecisions';
import { useProviders } from './useProviders';

/**
 * Many lists lie below a service provider, so an admin's pages wait until one is chosen: the first by name, or what was chosen
 * before if it still exists (portal behaviour 11.3). Where there is none, only the settings can be reached.
 */
export function ProviderGate({ children }: { children: ReactNode }) {
  const { session } = useConsole();
  const { chooseProvider } = useFrame();
  const { data: providers, isError, refetch } = useProviders();
  const translate = useTranslate();
  useForgetDecisions();
  const current = session.current_service_provider_sid;
  const isGone = isWithoutProvider(session, providers);
  const first = isGone ? providers?.[0]?.service_provider_sid : undefined;
  useEffect(() => {
    if (first) chooseProvider(first);
  }, [first, chooseProvider]);

  /* Nothing of one provider's pages lives on under another. */
  if (session.scope === 'account' || (current && !isGone)) return <Fragment key={current}>{children}</Fragment>;
  if (isError) {
    return (
      <Notice
        kind="error"
        action={<PlainButton onClick={() => void refetch()}>{translate('frame.network.retry')}</PlainButton>}
      >
        {translate('frame.provider.failed')}
      </Notice>
    );
  }
  return providers && !first ? <NoProvider>{children}</NoProvider> : null;
}
