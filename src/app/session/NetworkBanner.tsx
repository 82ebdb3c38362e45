import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { Notice } from '../../fields/elements/Notice';
import { PlainButton } from '../../fields/elements/PlainButton';
import { useFrame } from '../frame/FrameContext';

/** Stands above what is already on screen while the API does not answer; nothing is thrown away (design 3). */
export function NetworkBanner() {
  const { reachability } = useFrame();
  const isReachable = useSyncExternalStore(reachability.subscribe, reachability.isReachable);
  const queryClient = useQueryClient();
  const translate = useTranslate();
  if (isReachable) return null;
  const retry = () => void queryClient.refetchQueries({ type: 'active' });
  return (
    <Notice
      kind="warning"
      isFilled
      className="banner"
      action={<PlainButton onClick={retry}>{translate('frame.network.retry')}</PlainButton>}
    >
      {translate('frame.network.lost')}
    </Notice>
  );
}
