import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useOwnName } from './useOwnName';
import type { Session } from '../../session/session';

/** Who is signed in and how far that reaches. */
export function UserSummary({ session }: { session: Session }) {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 0.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{useOwnName()}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`frame.user.scope.${session.scope}`)}
      </Typography>
      {session.account_name && <Typography variant="body2">{session.account_name}</Typography>}
      {session.viewOnly && <Typography variant="body2">{translate('frame.user.view_only')}</Typography>}
    </Box>
  );
}
