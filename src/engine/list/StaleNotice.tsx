import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';

/** Says that the rows on screen could not be refreshed. */
export function StaleNotice() {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  if (!error) return null;
  return (
    <Alert severity="warning" action={<Button onClick={() => refetch()}>{translate('list.states.retry')}</Button>}>
      {translate('list.states.stale')}
    </Alert>
  );
}
