import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { failureText } from '../../actions/failureText';
import type { CompiledResource } from '../../schema/types/compiled';
import { usePanelTexts } from '../../engine/form/panels/usePanelTexts';
import type { ApiKey } from './apiKey';
import { KeyDialog, type KeyTask } from './KeyDialog';
import { KeysTable } from './KeysTable';
import { useKeys, type KeyOwner } from './useKeys';

interface KeysSectionProps {
  resource: CompiledResource;
  owner: KeyOwner;
  mayCreate: boolean;
  mayDelete: boolean;
}

/** The list of keys with what may be done about them; one dialog at a time. */
export function KeysSection({ resource, owner, mayCreate, mayDelete }: KeysSectionProps) {
  const translate = useTranslate();
  const text = usePanelTexts(resource);
  const keys = useKeys(owner);
  const [task, setTask] = useState<KeyTask>();
  const start = (kind: 'delete' | 'rotate') => (key: ApiKey) => setTask({ kind, key });
  return (
    <>
      {keys.error && (
        <Alert severity="error" action={<Button onClick={keys.retry}>{translate('form.retry')}</Button>}>
          {failureText(translate, keys.error)}
        </Alert>
      )}
      {!keys.error && !keys.keys && <Skeleton variant="rounded" height={64} />}
      {keys.keys?.length === 0 && <Typography color="text.secondary">{text('empty')}</Typography>}
      {keys.keys && keys.keys.length > 0 && (
        <KeysTable
          resource={resource}
          keys={keys.keys}
          ownerField={owner.field}
          onDelete={mayDelete ? start('delete') : undefined}
          onRotate={mayDelete && mayCreate ? start('rotate') : undefined}
        />
      )}
      {mayCreate && (
        <div>
          <Button type="button" size="small" startIcon={<AddIcon />} onClick={() => setTask({ kind: 'create' })}>
            {text('add')}
          </Button>
        </div>
      )}
      {task && <KeyDialog resource={resource} task={task} keys={keys} onClose={() => setTask(undefined)} />}
    </>
  );
}
