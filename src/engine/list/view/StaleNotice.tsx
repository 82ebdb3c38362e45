import { useTranslate } from 'react-admin';
import { useListState } from '../../../actions/useListState';
import { Notice } from '../../../fields/elements/Notice';
import { PlainButton } from '../../../fields/elements/PlainButton';

/** Says that the rows on screen could not be refreshed. */
export function StaleNotice() {
  const translate = useTranslate();
  const { error, refetch } = useListState();
  if (!error) return null;
  const retry = <PlainButton onClick={() => void refetch()}>{translate('list.states.retry')}</PlainButton>;
  return (
    <Notice kind="warning" action={retry}>
      {translate('list.states.stale')}
    </Notice>
  );
}
