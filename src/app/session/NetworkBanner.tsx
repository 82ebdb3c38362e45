import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
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
    <Alert
      severity="warning"
      variant="filled"
      square
      action={
        <Button color="inherit" onClick={retry}>
          {translate('frame.network.retry')}
        </Button>
      }
      sx={{ borderRadius: 0, alignItems: 'center', py: 0 }}
    >
      {translate('frame.network.lost')}
    </Alert>
  );
}
