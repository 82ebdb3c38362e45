import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Fragment, useEffect, type ReactNode } from 'react';
import { useConsole } from '../../session/ConsoleContext';
import { useFrame } from './FrameContext';
import { useProviders } from './useProviders';

/**
 * Many lists lie below a service provider, so an admin's pages wait until one is chosen: the first by name, or what was chosen
 * before if it still exists (portal behaviour 11.3).
 */
export function ProviderGate({ children }: { children: ReactNode }) {
  const { session } = useConsole();
  const { chooseProvider } = useFrame();
  const { data: providers, isError, refetch } = useProviders();
  const translate = useTranslate();
  const current = session.current_service_provider_sid;
  const isKnown = !providers || providers.some((provider) => provider.service_provider_sid === current);
  const first = session.scope === 'admin' && !isKnown ? providers[0]?.service_provider_sid : undefined;
  useEffect(() => {
    if (first) chooseProvider(first);
  }, [first, chooseProvider]);

  /* Nothing of one provider's pages lives on under another. */
  if (session.scope !== 'admin' || (current && !first)) return <Fragment key={current}>{children}</Fragment>;
  if (isError) {
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={<Button onClick={() => void refetch()}>{translate('frame.network.retry')}</Button>}
      >
        {translate('frame.provider.failed')}
      </Alert>
    );
  }
  return providers?.length === 0 ? children : null;
}
