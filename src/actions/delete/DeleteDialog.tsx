import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate, type RaRecord } from 'react-admin';
import { useId, useState } from 'react';
import type { CompiledResource } from '../../schema/types/compiled';
import { DeleteQuestion } from './DeleteQuestion';
import { useResourceTexts } from '../texts';
import { useDeleteRecord } from './useDeleteRecord';
import { useUsage } from './useUsage';
import { matches } from '../../schema/facts/predicate';
import { useConsole } from '../../session/ConsoleContext';

/** What is asked once more before this record is deleted, and whether the session ends with it. */
function useConsequences({ access }: CompiledResource, record: RaRecord) {
  const { session, features } = useConsole();
  const facts = { subject: record, record, loaded: record, id: String(record.id), session, features };
  return {
    again: (access.asks ?? []).filter(({ when }) => matches(when, facts)).map(({ message }) => message),
    endsSession: access.endsSession !== undefined && matches(access.endsSession, facts),
  };
}

export interface DeleteDialogProps {
  resource: CompiledResource;
  record: RaRecord;
  /** Decides the text of the toast. */
  origin: 'list' | 'form';
  onClose: () => void;
  /** Called once the record no longer exists. */
  onDeleted: () => void;
}

/** Looks for what is in the way before it asks; only a record that nothing uses can be deleted. */
export function DeleteDialog({ resource, record, origin, onClose, onDeleted }: DeleteDialogProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const titleId = useId();
  const usage = useUsage(resource, record);
  const remove = useDeleteRecord(resource, origin);
  const [isDeleting, setIsDeleting] = useState(false);
  const isFree = usage.data?.every(({ isUnseen }) => isUnseen) === true && !usage.error && !usage.isFetching;
  const isUnknown = usage.error !== null || usage.data?.some(({ failed, isUnseen }) => failed && !isUnseen);
  const { again, endsSession } = useConsequences(resource, record);
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const confirm = async () => {
    if (again.length > 0 && !isAskedAgain) return setIsAskedAgain(true);
    setIsDeleting(true);
    const isGone = await remove(record, { endsSession });
    if (isGone === true) onDeleted();
    else if (!isGone) onClose();
  };
  return (
    <Dialog open onClose={isDeleting ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>
        {texts.textOr('delete.title', 'actions.delete.title', { name: texts.name(1) })}
      </DialogTitle>
      <DialogContent aria-live="polite">
        {isAskedAgain ? (
          <Alert severity="warning">{again.map((message) => translate(message, { _: message })).join(' ')}</Alert>
        ) : (
          <DeleteQuestion resource={resource} record={record} usage={usage} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isDeleting}>
          {translate(isFree || usage.isFetching ? 'actions.cancel' : 'actions.close')}
        </Button>
        {isUnknown && !usage.isFetching && (
          <Button onClick={() => void usage.refetch()}>{translate('actions.delete.retry')}</Button>
        )}
        {isFree && (
          <Button color="error" variant="contained" disabled={isDeleting} onClick={() => void confirm()}>
            {translate(`actions.delete.${isDeleting ? 'running' : isAskedAgain ? 'anyway' : 'button'}`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
