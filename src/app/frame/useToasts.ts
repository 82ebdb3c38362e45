import { useNotificationContext, type NotificationPayload } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';

export interface ShownToast {
  id: number;
  payload: NotificationPayload;
}

const atMost = 3;
let lastId = 0;

const isSame = (a: NotificationPayload, b: NotificationPayload): boolean =>
  a.type === b.type &&
  a.message === b.message &&
  JSON.stringify(a.notificationOptions?.messageArgs) === JSON.stringify(b.notificationOptions?.messageArgs);

/** The newest stand last; an equal message replaces the one that is shown, and the oldest makes room. */
const add = (shown: ShownToast[], payload: NotificationPayload): ShownToast[] =>
  [...shown.filter((toast) => !isSame(toast.payload, payload)), { id: ++lastId, payload }].slice(-atMost);

/** Takes notifications out of react-admin's queue, as soon as they come in. */
export function useToasts(): { toasts: ShownToast[]; close: (id: number) => void } {
  const { notifications, takeNotification } = useNotificationContext();
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  useEffect(() => {
    if (notifications.length === 0) return;
    const payload = takeNotification();
    // The queue is ra-core's: taking from it is the effect, and what it gives has to be shown.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (payload) setToasts((shown) => add(shown, payload));
  }, [notifications, takeNotification]);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return { toasts, close };
}
