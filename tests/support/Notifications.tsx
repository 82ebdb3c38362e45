import { useNotificationContext, useTranslate } from 'react-admin';

/** Shows every notification at once, as the frame's toasts would. */
export function Notifications() {
  const { notifications } = useNotificationContext();
  const translate = useTranslate();
  return (
    <>
      {notifications.map(({ message, type, notificationOptions }, index) => (
        <div key={index} role={type === 'error' ? 'alert' : 'status'}>
          {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
        </div>
      ))}
    </>
  );
}
