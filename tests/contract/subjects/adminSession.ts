import type { Session } from '../../../src/session/session';
import { buildSession } from '../../support/builders';
import { sid } from '../../support/arrangeProvider';

/** An administrator who has chosen a provider whose identifier looks like the platform's, and that has all there is. */
export const adminSession = (changes: Partial<Session> = {}): Session =>
  buildSession({
    user_sid: sid(60),
    current_service_provider_sid: sid(91),
    current_service_provider: {
      service_provider_sid: sid(91),
      name: 'Provider',
      ms_teams_fqdn: 'teams.provider.example.com',
    },
    ...changes,
  });

/** A deployment with everything switched on that only shows or hides parts of a form. */
export const allFeatures = { call_recording: true };
