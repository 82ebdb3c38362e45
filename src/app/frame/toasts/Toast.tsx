import { CloseNotificationContext, useTranslate } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { FailureDetails } from '../../../actions/FailureDetails';
import { CrossMark } from '../../../fields/elements/marks';
import { Notice } from '../../../fields/elements/Notice';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { measures } from '../../theme/tokens';
import type { ShownToast } from './useToasts';

interface ToastProps {
  toast: ShownToast;
  onClose: (id: number) => void;
  onUndo: (id: number) => void;
}

/** One message. Its time does not run while the pointer or the focus is on it. */
export function Toast({ toast, onClose, onUndo }: ToastProps) {
  const translate = useTranslate();
  const [isHeld, setHeld] = useState(false);
  const { id, payload } = toast;
  const { message, type, notificationOptions } = payload;
  const isError = type === 'error';
  const { autoHideDuration = measures.toastMs, undoable } = notificationOptions ?? {};
  const duration = isError && !undoable ? null : autoHideDuration;
  const close = useCallback(() => onClose(id), [onClose, id]);

  useEffect(() => {
    if (duration === null || isHeld) return undefined;
    const timer = setTimeout(close, duration);
    return () => clearTimeout(timer);
  }, [duration, isHeld, close]);

  return (
    <Notice
      kind={type}
      isFilled
      role={isError ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      action={
        <PlainButton isIcon aria-label={translate('frame.toasts.close')} onClick={close}>
          <CrossMark size={1.4} />
        </PlainButton>
      }
    >
      <CloseNotificationContext.Provider value={close}>
        {typeof message === 'string'
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </CloseNotificationContext.Provider>
      <FailureDetails of={notificationOptions} />
      {undoable && (
        <PlainButton variant="outlined" onClick={() => onUndo(id)}>
          {translate('ra.action.undo')}
        </PlainButton>
      )}
    </Notice>
  );
}
