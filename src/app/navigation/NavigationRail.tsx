import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useStore, useTranslate } from 'react-admin';
import { measures } from '../theme/tokens';
import { SideNavigation } from './SideNavigation';

/** The navigation beside the content; whether it is collapsed is remembered. */
export function NavigationRail() {
  const translate = useTranslate();
  const [isCollapsed, setCollapsed] = useStore('navigation.collapsed', false);
  const Arrow = isCollapsed ? KeyboardDoubleArrowRight : KeyboardDoubleArrowLeft;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: measures.topBar,
        width: isCollapsed ? measures.collapsedNavigation : measures.sideNavigation,
        height: `calc(100dvh - ${measures.topBar}px)`,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        overflowY: 'auto',
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <SideNavigation isCollapsed={isCollapsed} />
      <Box sx={{ mt: 'auto', p: 1, display: 'flex', justifyContent: isCollapsed ? 'center' : 'flex-end' }}>
        <IconButton
          aria-label={translate(isCollapsed ? 'frame.expand_navigation' : 'frame.collapse_navigation')}
          aria-expanded={!isCollapsed}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          <Arrow fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
