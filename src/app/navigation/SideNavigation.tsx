import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Fragment, useId } from 'react';
import { useLocation } from 'react-router';
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
    <Box component="nav" aria-label={translate('frame.navigation')} onClick={onChosen} sx={{ p: 1 }}>
      {navigationFor(facts).map((group) => (
        <Fragment key={group.name ?? ''}>
          {group.name && <GroupHeading id={headingId + group.name} text={headingOf(group)} isCollapsed={isCollapsed} />}
          <Box
            component="ul"
            aria-labelledby={group.name ? headingId + group.name : undefined}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' }}
          >
            {group.items.map((item) => (
              <NavigationLink
                key={item.resource}
                {...{ item, pathname, isCollapsed }}
                badge={item.resource === alertsResource ? badgeText(unread) : ''}
              />
            ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

function GroupHeading({ id, text, isCollapsed }: { id: string; text: string; isCollapsed: boolean }) {
  return (
    <Typography
      id={id}
      variant="caption"
      component="h2"
      sx={{
        px: isCollapsed ? 0 : 1.25,
        pt: 2,
        pb: 0.5,
        color: 'text.secondary',
        fontWeight: 600,
        ...(isCollapsed && {
          height: 1,
          p: 0,
          my: 1.5,
          overflow: 'hidden',
          color: 'transparent',
          borderTop: 1,
          borderColor: 'divider',
        }),
      }}
    >
      {text}
    </Typography>
  );
}
