import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useConsole } from '../../session/ConsoleContext';
import { useFrame } from '../frame/FrameContext';

/**
 * What the signed-in user is called. A token keeps the name that it was given with: once the own record is saved, the platform is
 * asked (specification 1, `Users/me`), and what it says counts until there is another token.
 */
export function useOwnName(): string {
  const { session } = useConsole();
  const { readOwnName } = useFrame();
  const [known, setKnown] = useStore<{ expires: number; name: string } | undefined>(`name.${session.user_sid}`);
  const name = known?.expires === session.expires ? known.name : session.name;
  /* Nothing is asked before somebody says that the record has changed (`form.after.refresh`). */
  const { data } = useQuery({
    queryKey: ['profile', 'name', session.expires],
    queryFn: async () => {
      const read = await readOwnName();
      setKnown({ expires: session.expires, name: read });
      return read;
    },
    initialData: name,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return data;
}
