import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { visuallyHidden } from '../../fields/elements/visuallyHidden';
import { insideBase } from '../../schema/addresses';
import { PaletteHost } from '../palette/PaletteHost';
import { runtimeConfig } from '../settings/runtimeConfig';
import { measures } from '../theme/tokens';
import { AlertsButton } from '../alerts/AlertsButton';
import { useFrame } from './FrameContext';
import { ProviderSwitcher } from '../providers/ProviderSwitcher';
import { UserMenuButton } from '../user/UserMenuButton';

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
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: measures.topBar,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isSmall && (
        <IconButton aria-label={translate('frame.open_navigation')} onClick={onOpenNavigation}>
          <MenuIcon />
        </IconButton>
      )}
      <Box component={Link} to={insideBase} sx={brand}>
        <img src={runtimeConfig().logo} alt="" height="24" />
        <Typography component="span" noWrap sx={{ fontWeight: 600, display: { xs: 'none', sm: 'block' } }}>
          {productName}
        </Typography>
        {isSmall && (
          <Box component="span" sx={{ display: { sm: 'none' }, ...visuallyHidden }}>
            {productName}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: { xs: 'flex-start', md: 'center' } }}>
        <ProviderSwitcher />
      </Box>
      <PaletteHost isSmall={isSmall} />
      <AlertsButton />
      <UserMenuButton onShowShortcuts={onShowShortcuts} isSmall={isSmall} />
    </Box>
  );
}

const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  flexShrink: 0,
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
