import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConsole } from '../../session/ConsoleContext';

const decisions = { queryKey: ['auth', 'canAccess'] };

/** What the session may do is decided anew when more becomes known of it; pages that are open stay open meanwhile. */
export function useForgetDecisions(): void {
  const { session } = useConsole();
  const queryClient = useQueryClient();
  const decidedFor = useRef(session);
  useEffect(() => {
    if (decidedFor.current === session) return;
    decidedFor.current = session;
    queryClient.removeQueries({ ...decisions, type: 'inactive' });
    void queryClient.invalidateQueries(decisions);
  }, [session, queryClient]);
}
