/* In: the time of the last look at the alerts. Out: the way to them, with the number of newer ones. */
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { buttonClasses } from '../../fields/elements/PlainButton';
import { addresses } from '../../schema/addresses';
import { alertsResource, badgeText } from './alertPoll';
import { UnreadMark } from './UnreadMark';
import { useSeeAlerts, useUnreadAlerts } from './useUnreadAlerts';
import { iconOf } from '../navigation/icons';

/** The way to the alerts, with the number of those that nobody has looked at yet. */
const BellMark = iconOf('alert');

export function AlertsButton() {
  const translate = useTranslate();
  const unread = useUnreadAlerts();
  useSeeAlerts();
  if (unread === undefined) return null;
  const text = badgeText(unread);
  return (
    <Link
      className={buttonClasses({ isIcon: true })}
      to={addresses.list(alertsResource)}
      aria-label={text ? translate('frame.alerts.unread', { count: text }) : translate('frame.alerts.none')}
    >
      <BellMark />
      <UnreadMark text={text} />
    </Link>
  );
}
