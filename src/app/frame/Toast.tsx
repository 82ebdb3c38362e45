import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { measures } from '../theme/tokens';
import type { ShownToast } from './useToasts';

interface ToastProps {
  toast: ShownToast;
  onClose: (id: number) => void;
}

/** One message. Its time does not run while the pointer or the focus is on it. */
export function Toast({ toast, onClose }: ToastProps) {
  const translate = useTranslate();
  const [isHeld, setHeld] = useState(false);
  const { id, payload } = toast;
  const { message, type, notificationOptions } = payload;
  const isError = type === 'error';
  const duration = isError ? null : (notificationOptions?.autoHideDuration ?? measures.toastMs);

  useEffect(() => {
    if (duration === null || isHeld) return undefined;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [duration, isHeld, id, onClose]);

  return (
    <Alert
      variant="filled"
      severity={type}
      role={isError ? 'alert' : 'status'}
      closeText={translate('frame.toasts.close')}
      onClose={() => onClose(id)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{ boxShadow: 6, whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 500 }}
    >
      {typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message}
    </Alert>
  );
}
