import type { Session } from '../../session/session';
import type { Settings } from '../settings/settings';

/** The resource whose page shows the alerts. */
export const alertsResource = 'alerts';

const usualSeconds = 60;

/** Seconds between two looks for unread alerts; 0 looks once (portal-behaviour 2, 11.4). */
export function readAlertPoll(settings: Settings): number {
  const given = settings.ALERT_POLL_INTERVAL ?? '';
  const seconds = given === '' ? usualSeconds : Number(given);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : usualSeconds;
}

/** Enough to tell "none", a number, or "9+". */
const count = 10;
const daysOfNewcomer = 30;

/**
 * The list of alerts that this session may see, newer than the given moment.
 * @param seen ISO time of the last look at the alerts; the last 30 days where there was none
 * @returns undefined where there is nothing whose alerts could be asked for
 */
export function unreadAlertsRequest(session: Session, seen: string | undefined) {
  const { scope, account_sid, current_service_provider_sid } = session;
  const [owner, sid] =
    scope === 'account' ? ['Accounts', account_sid] : ['ServiceProviders', current_service_provider_sid];
  if (!sid) return undefined;
  const since = seen ? { start: seen } : { days: daysOfNewcomer };
  return { path: `/${owner}/${sid}/Alerts`, query: { page: 1, count, ...since } };
}

/** A number that fits into a badge; an empty text for none. */
export function badgeText(unread: number): string {
  if (unread <= 0) return '';
  return unread >= count ? `${count - 1}+` : String(unread);
}
