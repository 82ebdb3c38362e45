import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useListState } from '../../../actions/useListState';

/** Says that the rows on screen could not be refreshed. */
export function StaleNotice() {
  const translate = useTranslate();
  const { error, refetch } = useListState();
  if (!error) return null;
  return (
    <Alert severity="warning" action={<Button onClick={() => refetch()}>{translate('list.states.retry')}</Button>}>
      {translate('list.states.stale')}
    </Alert>
  );
}
