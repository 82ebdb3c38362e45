import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';

interface UnsavedDialogProps {
  /** What was changed is on its way to the platform. */
  isSaving?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The question before unsaved changes are lost. */
export function UnsavedDialog({ isSaving = false, onStay, onLeave }: UnsavedDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate(isSaving ? 'form.unsaved.saving_title' : 'form.unsaved.title')}</DialogTitle>
      <DialogContent>{translate(isSaving ? 'form.unsaved.saving_text' : 'form.unsaved.text')}</DialogContent>
      <DialogActions>
        <Button type="button" onClick={onStay} autoFocus>
          {translate('form.unsaved.stay')}
        </Button>
        <Button type="button" color="error" onClick={onLeave}>
          {translate(isSaving ? 'form.unsaved.saving_leave' : 'form.unsaved.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
