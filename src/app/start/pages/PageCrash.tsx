import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { reloadPage } from '../../../session/ending/reloadPage';

interface PageCrashProps {
  error: Error;
  onRetry: () => void;
}

/** Stands in for a page that threw; the frame around it goes on working. */
export function PageCrash({ error, onRetry }: PageCrashProps) {
  const translate = useTranslate();
  return (
    <Alert severity="error" variant="outlined" sx={{ my: 3 }}>
      <AlertTitle component="h1">{translate('frame.crash.title')}</AlertTitle>
      {translate('frame.crash.text')}
      <Box sx={{ display: 'flex', gap: 1, my: 2 }}>
        <Button variant="contained" onClick={onRetry}>
          {translate('frame.crash.retry')}
        </Button>
        <Button variant="outlined" onClick={reloadPage}>
          {translate('frame.crash.reload')}
        </Button>
      </Box>
      <details>
        <summary>{translate('frame.crash.details')}</summary>
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'caption.fontSize' }}>
          {error.stack ?? error.message}
        </Box>
      </details>
    </Alert>
  );
}
