import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { failureText } from '../../actions/failureText';
import { PlusMark } from '../../fields/elements/marks';
import { Notice } from '../../fields/elements/Notice';
import { PlainButton } from '../../fields/elements/PlainButton';
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
        <Notice kind="error" action={<PlainButton onClick={keys.retry}>{translate('form.retry')}</PlainButton>}>
          {failureText(translate, keys.error)}
        </Notice>
      )}
      {!keys.error && !keys.keys && <Skeleton variant="rounded" height={64} />}
      {keys.keys?.length === 0 && <p className="note muted">{text('empty')}</p>}
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
          <PlainButton className="flush" onClick={() => setTask({ kind: 'create' })}>
            <PlusMark size={1.2} />
            {text('add')}
          </PlainButton>
        </div>
      )}
      {task && <KeyDialog resource={resource} task={task} keys={keys} onClose={() => setTask(undefined)} />}
    </>
  );
}
