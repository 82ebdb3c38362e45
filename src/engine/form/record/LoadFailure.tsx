import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../../actions/failureText';
import { addresses } from '../../../schema/addresses';
import type { CompiledResource } from '../../../schema/types/compiled';
import { AccessDenied } from '../../routes/AccessDenied';
import { useNotFound } from '../../routes/notFoundContext';
import { useLoadProblem } from './useLoadProblem';

interface LoadFailureProps {
  resource: CompiledResource;
  error: Error;
  onRetry: () => void;
}

/** A record that could not be shown: one that is gone leads back to the list, as any does where the form says so; what may have another end may be tried again. */
export function LoadFailure({ resource, error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const notFound = useNotFound();
  const problem = useLoadProblem(resource, error);
  const message =
    problem === 'gone'
      ? translate('form.gone')
      : problem === 'failed' && resource.form?.after.failedLoad
        ? failureText(translate, error)
        : undefined;
  useEffect(() => {
    if (message === undefined) return;
    notify(message, { type: 'error' });
    void navigate(addresses.list(resource.name), { replace: true });
  }, [message, resource, notify, navigate]);
  if (message !== undefined) return null;
  if (problem === 'impossible') return notFound;
  if (problem === 'denied') return <AccessDenied resource={resource} refused="record" />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('form.retry')}
        </Button>
      }
    >
      {failureText(translate, error)}
    </Alert>
  );
}
