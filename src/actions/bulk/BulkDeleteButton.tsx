import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { BulkButtonProps } from './bulkButton';
import { useResourceTexts } from '../texts';
import { ConfirmDialog } from './ConfirmDialog';
import { useScreenCommand } from '../useScreenCommand';
import { useBulkDelete } from './useBulkDelete';

/** Deletes all selected rows, after one question. */
export function BulkDeleteButton({ resource, records, start }: BulkButtonProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const remove = useBulkDelete(resource);
  const [isAsking, setIsAsking] = useState(false);
  const args = { smart_count: records.length };
  const label = translate('actions.delete.button');
  const ask = () => setIsAsking(true);
  useScreenCommand(translate('actions.of_selection', { label, ...args }), ask);
  const confirm = () => {
    setIsAsking(false);
    start({
      records,
      work: remove,
      running: () => translate('actions.delete.running'),
      done: (smart_count) => translate('actions.done', { smart_count }),
    });
  };
  return (
    <>
      <Button size="small" color="error" variant="outlined" onClick={ask}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('actions.delete.title', { name: texts.name(records.length) })}
          text={translate('actions.delete.confirm_many', args)}
          confirmLabel={translate('actions.delete.button')}
          onCancel={() => setIsAsking(false)}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
