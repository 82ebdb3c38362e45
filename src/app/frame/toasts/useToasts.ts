import { useNotificationContext, useTakeUndoableMutation, type NotificationPayload } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { successes } from '../../../actions/successes';
import { unfinished } from '../../../session/ending/unfinished';
import { WaitingCalls } from './waitingCalls';

export interface ShownToast {
  id: number;
  payload: NotificationPayload;
}

interface Toasts {
  toasts: ShownToast[];
  close: (id: number) => void;
  /** Closes it, and takes back the call that has waited for that. */
  undo: (id: number) => void;
}

const atMost = 3;
let lastId = 0;

const isUndoable = ({ notificationOptions }: NotificationPayload): boolean => notificationOptions?.undoable === true;

/** Two that can be undone are never the same: each stands for a call of its own. */
const isSame = (a: NotificationPayload, b: NotificationPayload): boolean =>
  a.type === b.type &&
  a.message === b.message &&
  !isUndoable(a) &&
  !isUndoable(b) &&
  JSON.stringify(a.notificationOptions?.messageArgs) === JSON.stringify(b.notificationOptions?.messageArgs);

/** The newest stand last; an equal message replaces the one that is shown, and the oldest makes room. */
const add = (shown: ShownToast[], added: ShownToast): ShownToast[] =>
  [...shown.filter((toast) => !isSame(toast.payload, added.payload)), added].slice(-atMost);

/**
 * Takes notifications out of react-admin's queue, as soon as they come in. A call that may be undone waits until its toast is gone,
 * however that comes about, or until the page is left.
 */
export function useToasts(): Toasts {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [waiting] = useState(() => new WaitingCalls());

  useEffect(() => {
    if (notifications.length === 0) return;
    const payload = takeNotification();
    if (!payload) return;
    const id = ++lastId;
    /* Taken with its message: where several stand, the one that is closed first need not have come first. */
    const settle = isUndoable(payload) ? takeMutation() : undefined;
    if (settle) waiting.add(id, settle);
    // The queue is react-admin's: taking from it is the effect, and what it gives has to be shown.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setToasts((shown) => add(shown, { id, payload }));
  }, [notifications, takeNotification, takeMutation, waiting]);

  useEffect(() => waiting.follow(toasts.map(({ id }) => id)), [toasts, waiting]);

  useEffect(() => {
    const finish = () => {
      const over = waiting.settleAll();
      setToasts((shown) => shown.filter(({ id }) => !over.includes(id)));
    };
    const endOffer = unfinished.offer(finish);
    window.addEventListener('pagehide', finish);
    return () => {
      endOffer();
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, [waiting]);

  useEffect(
    () =>
      successes.subscribe(() =>
        setToasts((shown) => shown.filter(({ payload }) => payload.type !== 'success' || isUndoable(payload))),
      ),
    [],
  );

  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const undo = useCallback(
    (id: number) => {
      waiting.settle(id, true);
      close(id);
    },
    [waiting, close],
  );
  return { toasts, close, undo };
}
