import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { addresses } from '../../schema/addresses';
import { useConsole } from '../../session/ConsoleContext';
import { alertsResource, unreadAlertsRequest } from './alertPoll';
import { useFrame } from '../frame/FrameContext';
import { nextTask } from '../../loading/nextTask';

/** Opening the alerts counts as having seen all that there are; kept per user, beyond the session. */
export function useSeeAlerts(): void {
  const { session } = useConsole();
  const { pathname } = useLocation();
  const [, setSeen] = useStore<string>(seenKey(session.user_sid));
  const isOpen = pathname === addresses.list(alertsResource);
  useEffect(() => {
    if (isOpen) setSeen(new Date().toISOString());
  }, [isOpen, setSeen]);
}

const seenKey = (user: string) => `alerts.seen.${user}`;

/**
 * How many alerts are newer than the last look at them. Asked again and again, but not while the tab is hidden; an answer that does
 * not come is no reason to bother anybody.
 * @returns undefined where this console has no alerts
 */
export function useUnreadAlerts(): number | undefined {
  const { registry, session } = useConsole();
  const { alertPollSeconds, countAlerts } = useFrame();
  const [seen] = useStore<string | undefined>(seenKey(session.user_sid));
  const exists = registry.get(alertsResource) !== undefined;
  const request = unreadAlertsRequest(session, seen);
  const interval = alertPollSeconds * 1000;
  const { data = 0 } = useQuery({
    queryKey: ['frame', 'unread-alerts', request],
    queryFn: () => (request ? nextTask().then(() => countAlerts(request)) : 0),
    enabled: exists && request !== undefined,
    refetchInterval: interval || false,
    refetchOnWindowFocus: interval > 0,
    staleTime: interval || Infinity,
    retry: false,
  });
  return exists ? data : undefined;
}
