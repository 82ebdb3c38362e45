import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
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
  const canSave = !isSaving && (isDirty || isUnfinished);
  useScreenCommand(canSave ? translate('form.save') : undefined, () => button.current?.click());
  return (
    <Paper
      square
      elevation={3}
      role="group"
      aria-label={translate('form.save_bar')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        p: 1,
        mt: 3,
      }}
    >
      <Button
        ref={button}
        type="submit"
        variant="contained"
        disabled={!canSave}
        // Leaving an input may show its error, which moves this button away from under the pointer before it is released.
        onMouseDown={(event) => event.preventDefault()}
      >
        {translate(isSaving ? 'form.saving' : 'form.save')}
      </Button>
      {cancelTo !== undefined && (
        <Button component={Link} to={cancelTo}>
          {translate('form.cancel')}
        </Button>
      )}
      {children}
    </Paper>
  );
}
