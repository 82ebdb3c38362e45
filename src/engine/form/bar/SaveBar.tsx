import { useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { buttonClasses, PlainButton } from '../../../fields/elements/PlainButton';
import { useIsSaveHeld } from '../save/saveHolds';
import { useScreenCommand } from '../../../actions/useScreenCommand';

interface SaveBarProps {
  isSaving: boolean;
  /** Save is offered although nothing was typed: part of the form is still to be sent. */
  isUnfinished: boolean;
  /** Where Cancel leads; none for a form that there is nothing behind. */
  cancelTo: string | undefined;
  children?: ReactNode;
}

/** Stays in view below the form: Save, Cancel, and what else may be done with the record. */
export function SaveBar({ isSaving, isUnfinished, cancelTo, children }: SaveBarProps) {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  const isHeld = useIsSaveHeld();
  const canSave = !isSaving && !isHeld && (isDirty || isUnfinished);
  useScreenCommand(canSave ? translate('form.save') : undefined, () => button.current?.click());
  return (
    <div role="group" aria-label={translate('form.save_bar')} className="save-bar">
      <PlainButton
        ref={button}
        type="submit"
        variant="contained"
        disabled={!canSave}
        // Leaving an input may show its error, which moves this button away from under the pointer before it is released.
        onMouseDown={(event) => event.preventDefault()}
      >
        {translate(isSaving ? 'form.saving' : 'form.save')}
      </PlainButton>
      {cancelTo !== undefined && (
        <Link to={cancelTo} className={buttonClasses()}>
          {translate('form.cancel')}
        </Link>
      )}
      {children}
    </div>
  );
}
