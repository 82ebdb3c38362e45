import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { measures } from '../theme/tokens';
import { SideNavigation } from './SideNavigation';

/** The navigation of small screens: over the content, gone as soon as a place was chosen. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Drawer open onClose={onClose} slotProps={{ paper: { sx: { width: measures.sideNavigation + 24 } } }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label={translate('frame.close_navigation')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <SideNavigation isCollapsed={false} onChosen={onClose} />
    </Drawer>
  );
}
