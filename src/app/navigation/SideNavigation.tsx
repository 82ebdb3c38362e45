import { useTranslate } from 'react-admin';
import { Fragment, useId } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../../fields/elements/classes';
import { useConsole } from '../../session/ConsoleContext';
import { alertsResource, badgeText } from '../alerts/alertPoll';
import { navigationFor, type NavigationGroup } from './navigation';
import { NavigationLink } from './NavigationLink';
import { useUnreadAlerts } from '../alerts/useUnreadAlerts';

interface SideNavigationProps {
  isCollapsed: boolean;
  /** Called when an item was chosen: the drawer of small screens closes. */
  onChosen?: () => void;
}

/** Every place of the console that this user may go to. */
export function SideNavigation({ isCollapsed, onChosen }: SideNavigationProps) {
  const facts = useConsole();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const headingId = useId();
  const unread = useUnreadAlerts() ?? 0;
  const headingOf = ({ name = '' }: NavigationGroup) => translate(`frame.groups.${name}`, { _: name });
  return (
    <nav aria-label={translate('frame.navigation')} className={classes('navigation', isCollapsed && 'collapsed')}>
      {navigationFor(facts).map((group) => (
        <Fragment key={group.name ?? ''}>
          {group.name && <h2 id={headingId + group.name}>{headingOf(group)}</h2>}
          <ul aria-labelledby={group.name ? headingId + group.name : undefined}>
            {group.items.map((item) => (
              <NavigationLink
                key={item.resource}
                {...{ item, pathname, isCollapsed, onChosen }}
                badge={item.resource === alertsResource ? badgeText(unread) : ''}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
