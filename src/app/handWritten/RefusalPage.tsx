import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../engine/routes/useDocumentTitle';

/** Where react-admin's pages lead a session that may not see them, or of which that could not be found out. */
export function RefusalPage({ reason }: { reason: 'access_denied' | 'authentication_error' }) {
  const translate = useTranslate();
  const title = translate(`ra.page.${reason}`);
  useDocumentTitle(title);
  return (
    <Box sx={{ py: 8, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography>{translate(`ra.message.${reason}`)}</Typography>
    </Box>
  );
}
