import { useStore, useTranslate } from 'react-admin';
import { classes } from '../../fields/elements/classes';
import { PlainButton } from '../../fields/elements/PlainButton';
import { SideNavigation } from './SideNavigation';
import { FoldMark, UnfoldMark } from '../../fields/elements/marks';

/** The navigation beside the content; whether it is collapsed is remembered. */
export function NavigationRail() {
  const translate = useTranslate();
  const [isCollapsed, setCollapsed] = useStore('navigation.collapsed', false);
  const Arrow = isCollapsed ? UnfoldMark : FoldMark;
  return (
    <div className={classes('navigation-rail', isCollapsed && 'collapsed')}>
      <SideNavigation isCollapsed={isCollapsed} />
      <div className="fold">
        <PlainButton
          isIcon
          aria-label={translate(isCollapsed ? 'frame.expand_navigation' : 'frame.collapse_navigation')}
          aria-expanded={!isCollapsed}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          <Arrow />
        </PlainButton>
      </div>
    </div>
  );
}
