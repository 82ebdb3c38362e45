import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { reloadPage } from '../session/ending/reloadPage';
import './missingPart.css';
import type { PartMissingError } from './partMissing';

interface MissingPartDialogProps {
  error: PartMissingError;
  onRetry: () => void;
  onClose: () => void;
}

/** Why nothing else opens, and what helps: the browser's own dialog, since another would be a part that has to be loaded. */
export function MissingPartDialog({ error, onRetry, onClose }: MissingPartDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  const close = () => {
    setOpen(false);
    onClose();
  };
  const isNew = error.reason === 'new_version';
  /* Outside of the page: a menu or dialog that is open hides that from assistive software. */
  return createPortal(
    <dialog ref={dialog} role="alertdialog" aria-labelledby={titleId} className="missing-part" onClose={close}>
      <h2 id={titleId}>{translate(error.message)}</h2>
      <p>{translate(isNew ? 'loading.reload_keeps' : 'loading.try_later')}</p>
      <div>
        <button type="button" onClick={() => dialog.current?.close()}>
          {translate('loading.close')}
        </button>
        <button type="button" className="first" onClick={isNew ? reloadPage : onRetry}>
          {translate(isNew ? 'loading.reload' : 'loading.retry')}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
