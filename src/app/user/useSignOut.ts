import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { unfinished } from '../../session/ending/unfinished';
import { useFrame } from '../frame/FrameContext';

/** Resolves once no write is under way. */
const writesDone = (queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (queryClient.isMutating() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getMutationCache().subscribe(look);
    look();
  });

/** Signs out, after what may no longer be taken back has been carried out: afterwards there is no token for it. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useFrame();
  const queryClient = useQueryClient();
  return async () => {
    unfinished.finish();
    await writesDone(queryClient);
    await signOut();
  };
}
