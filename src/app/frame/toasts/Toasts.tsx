/* In: what `useNotify` is told. Out: messages on screen, and the calls that wait for them made or taken back. */
import { useTranslate } from 'react-admin';
import { Toast } from './Toast';
import { useToasts } from './useToasts';

/** The messages of the console, newest below; errors stay until they are closed (specification 1, section 9; design 16). */
export function Toasts() {
  const { toasts, close, undo } = useToasts();
  const translate = useTranslate();
  return (
    <section aria-label={translate('frame.toasts.label')} className="toasts">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={close} onUndo={undo} />
      ))}
    </section>
  );
}
