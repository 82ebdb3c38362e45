import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { humanise } from '../../fields/humanise';
import { visuallyHidden } from '../../fields/elements/visuallyHidden';
import { iconOf } from './icons';
import { isCurrent, type NavigationItem } from './navigation';
import { UnreadMark } from '../alerts/UnreadMark';

interface NavigationLinkProps {
  item: NavigationItem;
  pathname: string;
  /** Only the icon can be seen; the text stays for screen readers and as a title. */
  isCollapsed: boolean;
  /** What is new there, as a short text; empty for nothing. */
  badge: string;
}

/** One item of the side navigation: an icon with its text. */
export function NavigationLink({ item, pathname, isCollapsed, badge }: NavigationLinkProps) {
  const translate = useTranslate();
  const Icon = iconOf(item.icon);
  const name = translate(`resources.${item.resource}.name`, { smart_count: 2, _: humanise(item.resource) });
  const text = item.label ? translate(`resources.${item.resource}.${item.label}`, { _: name }) : name;
  const current = isCurrent(item, pathname);
  return (
    <li>
      <Box
        component={Link}
        to={item.to}
        aria-current={current ? 'page' : undefined}
        title={isCollapsed ? text : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: isCollapsed ? 'center' : 'flex-start',
          gap: 1.25,
          minHeight: 36,
          px: isCollapsed ? 0 : 1.25,
          borderRadius: 1,
          color: current ? 'primary.main' : 'text.primary',
          bgcolor: current ? 'action.selected' : 'transparent',
          fontWeight: current ? 600 : 500,
          textDecoration: 'none',
          '&:hover': { bgcolor: current ? 'action.selected' : 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <Icon fontSize="small" aria-hidden sx={{ color: current ? 'primary.main' : 'text.secondary' }} />
        <Box component="span" sx={isCollapsed ? visuallyHidden : shownText}>
          {text}
        </Box>
        <Box component="span" sx={isCollapsed ? visuallyHidden : { ml: 'auto' }}>
          <UnreadMark text={badge} />
        </Box>
      </Box>
    </li>
  );
}

const shownText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
