import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useConsole } from '../../session/ConsoleContext';
import { inPart } from '../../loading/inPart';

const UserMenu = inPart(() => import('./UserMenu').then(({ UserMenu }) => UserMenu));

interface UserMenuButtonProps {
  isSmall: boolean;
  onShowShortcuts: () => void;
}

/** Who is signed in, with which scope, and the way to what concerns oneself. */
export function UserMenuButton({ isSmall, onShowShortcuts }: UserMenuButtonProps) {
  const { session } = useConsole();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
      {session.viewOnly && (
        <Typography
          component="span"
          variant="caption"
          sx={{ px: 1, border: 1, borderRadius: 4, color: 'warning.main', whiteSpace: 'nowrap' }}
        >
          {translate('frame.user.view_only')}
        </Typography>
      )}
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        aria-label={translate('frame.user.menu', { name: session.name })}
        startIcon={<AccountCircleOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 1, minWidth: 0, '& .MuiButton-startIcon': { m: 0, mr: isSmall ? 0 : 1 } }}
      >
        {!isSmall && (
          <Box component="span" sx={{ textAlign: 'left' }}>
            <Typography
              component="span"
              noWrap
              sx={{ display: 'block', maxWidth: 180, lineHeight: 1.2, fontWeight: 600 }}
            >
              {session.name}
            </Typography>
            <Typography
              component="span"
              variant="caption"
              sx={{ display: 'block', lineHeight: 1.2, color: 'text.secondary' }}
            >
              {translate(`frame.user.scope.${session.scope}`)}
            </Typography>
          </Box>
        )}
      </Button>
      {anchor && <UserMenu anchor={anchor} onClose={() => setAnchor(undefined)} onShowShortcuts={onShowShortcuts} />}
    </Box>
  );
}
