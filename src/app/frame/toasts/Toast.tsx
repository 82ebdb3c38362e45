import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { CloseNotificationContext, useTranslate } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
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
    <Alert
      variant="filled"
      severity={type}
      role={isError ? 'alert' : 'status'}
      closeText={translate('frame.toasts.close')}
      onClose={close}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{ boxShadow: 6, whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 500 }}
    >
      <CloseNotificationContext.Provider value={close}>
        {typeof message === 'string'
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </CloseNotificationContext.Provider>
      {undoable && (
        <Button color="inherit" variant="outlined" onClick={() => onUndo(id)} sx={{ ml: 1.5, my: -0.75 }}>
          {translate('ra.action.undo')}
        </Button>
      )}
    </Alert>
  );
}
