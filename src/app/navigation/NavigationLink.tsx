import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { humanise } from '../../fields/humanise';
import { classes } from '../../fields/elements/classes';
import { iconOf } from './icons';
import { isCurrent, type NavigationItem } from './navigation';
import { UnreadMark } from '../alerts/UnreadMark';

interface NavigationLinkProps {
  item: NavigationItem;
  pathname: string;
  /** Only the icon can be seen; the text stays for screen readers and as a title. */
  isCollapsed: boolean;
  onChosen?: (() => void) | undefined;
  /** What is new there, as a short text; empty for nothing. */
  badge: string;
}

/** One item of the side navigation: an icon with its text. */
export function NavigationLink({ item, pathname, isCollapsed, badge, onChosen }: NavigationLinkProps) {
  const translate = useTranslate();
  const Icon = iconOf(item.icon);
  const plural = translate(`resources.${item.resource}.name`, { smart_count: 2, _: humanise(item.resource) });
  const name = translate(`resources.${item.resource}.nav`, { _: plural });
  const text = item.isOwn ? translate(`resources.${item.resource}.own`, { _: name }) : name;
  const current = isCurrent(item, pathname);
  return (
    <li>
      <Link
        to={item.to}
        onClick={onChosen}
        aria-current={current ? 'page' : undefined}
        title={isCollapsed ? text : undefined}
      >
        <Icon />
        <span className={isCollapsed ? 'visually-hidden' : undefined}>{text}</span>
        <span className={classes('badge', isCollapsed && 'visually-hidden')}>
          <UnreadMark text={badge} />
        </span>
      </Link>
    </li>
  );
}
