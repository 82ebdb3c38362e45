import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/compiled';
import { AccessDenied } from '../routes/AccessDenied';
import { saveFailure } from './saveFailure';

interface LoadFailureProps {
  resource: CompiledResource;
  error: Error;
  onRetry: () => void;
}

/** A record that could not be shown: one that is gone leads back to the list, anything else may be tried again. */
export function LoadFailure({ resource, error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { kind, key, args } = saveFailure(error);
  const isGone = kind === 'gone' && resource.kind === 'collection';
  const isDenied = (error as { status?: number }).status === 403;
  useEffect(() => {
    if (!isGone) return;
    notify('form.gone', { type: 'error' });
    void navigate(addresses.list(resource.name), { replace: true });
  }, [isGone, resource, notify, navigate]);
  if (isGone) return null;
  if (isDenied) return <AccessDenied resource={resource} />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('form.retry')}
        </Button>
      }
    >
      {translate(key, args)}
    </Alert>
  );
}
