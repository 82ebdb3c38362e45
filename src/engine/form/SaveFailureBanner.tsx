import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { SaveFailure } from './saveFailure';

interface SaveFailureBannerProps {
  failure: SaveFailure;
  onRetry: () => void;
}

/** Stays until the next save: what went wrong, with the form as it was below. */
export function SaveFailureBanner({ failure, onRetry }: SaveFailureBannerProps) {
  const translate = useTranslate();
  const retry = (
    <Button type="button" color="inherit" size="small" onClick={onRetry}>
      {translate('form.retry')}
    </Button>
  );
  return (
    <Alert severity={failure.kind === 'partial' ? 'warning' : 'error'} action={retry} sx={{ mb: 2 }}>
      {translate(failure.key, failure.args)} {failure.kind === 'unreachable' && translate('form.nothing_lost')}
    </Alert>
  );
}
