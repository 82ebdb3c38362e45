import { useCanBlock } from 'react-admin';
import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useFocusFirst } from '../record/useFocusFirst';
import { UnsavedGuard } from '../draft/UnsavedGuard';

interface GuardedFormProps {
  id: string;
  isLeaving: RefObject<boolean>;
  isSaving: boolean;
  /** A new record begins with the cursor in its first input. */
  takesFocus: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form element: Enter and Ctrl+S press its Save button, and unsaved changes are not lost without a question. */
export function GuardedForm({ id, isLeaving, isSaving, takesFocus, onSubmit, children }: GuardedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const canBlock = useCanBlock();
  useFocusFirst(element, takesFocus);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      element.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    /* React hands on what a form in a dialog below this one submits. */
    if (event.target === event.currentTarget) onSubmit();
  };
  return (
    <form id={id} ref={element} onSubmit={submit} noValidate>
      {children}
      {canBlock && <UnsavedGuard isLeaving={isLeaving} isSaving={isSaving} />}
    </form>
  );
}
