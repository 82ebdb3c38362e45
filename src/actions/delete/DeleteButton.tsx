/* In: a record. Out: what stands in the way of deleting it, or a question; then the record is gone. */
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../fields/elements/PlainButton';
import type { CompiledResource } from '../../schema/types/compiled';
import { recordArguments, recordTitle } from '../recordTitle';
import { useResourceTexts } from '../texts';
import { useScreenCommand } from '../useScreenCommand';
import { inPart } from '../../loading/inPart';

const DeleteDialog = inPart(() => import('./DeleteDialog').then(({ DeleteDialog }) => DeleteDialog));

export interface DeleteButtonProps {
  resource: CompiledResource;
  record: RaRecord;
  origin: 'list' | 'form';
  /** Called once the record no longer exists. */
  onDeleted?: () => void;
}

/** Opens the delete dialog. Whoever shows it has asked whether the session may delete. */
export function DeleteButton({ resource, record, origin, onDeleted }: DeleteButtonProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const [isOpen, setIsOpen] = useState(false);
  const settle = () => {
    setIsOpen(false);
    onDeleted?.();
  };
  const title = recordTitle(resource, record);
  const buttonText = translate('actions.delete.button_of', { title });
  const open = () => setIsOpen(true);
  useScreenCommand(origin === 'form' ? buttonText : undefined, open);
  return (
    <>
      {origin === 'form' ? (
        <PlainButton colour="danger" onClick={open}>
          {texts.textOr('delete.button', 'actions.delete.button', recordArguments(resource, record))}
        </PlainButton>
      ) : (
        <PlainButton colour="danger" aria-label={buttonText} onClick={open}>
          {translate('actions.delete.button')}
        </PlainButton>
      )}
      {isOpen && (
        <DeleteDialog
          resource={resource}
          record={record}
          origin={origin}
          onClose={() => setIsOpen(false)}
          onDeleted={settle}
        />
      )}
    </>
  );
}
