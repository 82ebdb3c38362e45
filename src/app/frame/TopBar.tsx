import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { classes } from '../../fields/elements/classes';
import { PlainButton } from '../../fields/elements/PlainButton';
import { insideBase } from '../../schema/addresses';
import { AlertsButton } from '../alerts/AlertsButton';
import { Logo } from '../gate/view/Logo';
import { PaletteHost } from '../palette/PaletteHost';
import { ProviderSwitcher } from '../providers/ProviderSwitcher';
import { UserMenuButton } from '../user/UserMenuButton';
import { useFrame } from './FrameContext';
import { LinesMark } from '../../fields/elements/marks';

interface TopBarProps {
  /** Whether the side navigation is a drawer that has to be opened. */
  isSmall: boolean;
  onOpenNavigation: () => void;
  onShowShortcuts: () => void;
}

/** Product, provider and user: what holds for every page. */
export function TopBar({ isSmall, onOpenNavigation, onShowShortcuts }: TopBarProps) {
  const translate = useTranslate();
  const { productName } = useFrame();
  return (
    <header className="top-bar">
      {isSmall && (
        <PlainButton isIcon aria-label={translate('frame.open_navigation')} onClick={onOpenNavigation}>
          <LinesMark />
        </PlainButton>
      )}
      <Link to={insideBase} className="brand">
        <Logo height={24} />
        <span className={classes('product', !isSmall && 'one-line')}>{productName}</span>
      </Link>
      <div className="provider">
        <ProviderSwitcher />
      </div>
      <PaletteHost isSmall={isSmall} />
      <AlertsButton />
      <UserMenuButton onShowShortcuts={onShowShortcuts} isSmall={isSmall} />
    </header>
  );
}
