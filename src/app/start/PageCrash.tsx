import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { PartMissingError } from '../../loading/partMissing';
import { reloadPage } from '../../session/ending/reloadPage';

interface PageCrashProps {
  error: Error;
  onRetry: () => void;
}

/** Stands in for a page that threw or could not be loaded; the frame around it goes on working. */
export function PageCrash({ error, onRetry }: PageCrashProps) {
  const translate = useTranslate();
  const isMissing = error instanceof PartMissingError;
  const help = isMissing
    ? `loading.${error.reason === 'new_version' ? 'reload_keeps' : 'try_later'}`
    : 'frame.crash.text';
  return (
    <Alert severity="error" variant="outlined" sx={{ my: 3 }}>
      <AlertTitle component="h1">{translate(isMissing ? error.message : 'frame.crash.title')}</AlertTitle>
      {translate(help)}
      <Box sx={{ display: 'flex', gap: 1, my: 2 }}>
        <Button variant="contained" onClick={onRetry}>
          {translate('frame.crash.retry')}
        </Button>
        <Button variant="outlined" onClick={reloadPage}>
          {translate('frame.crash.reload')}
        </Button>
      </Box>
      {!isMissing && (
        <details>
          <summary>{translate('frame.crash.details')}</summary>
          <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'caption.fontSize' }}>
            {error.stack ?? error.message}
          </Box>
        </details>
      )}
    </Alert>
  );
}
