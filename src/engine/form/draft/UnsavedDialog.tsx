import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';

interface UnsavedDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** The question before unsaved changes are lost. */
export function UnsavedDialog({ onStay, onLeave }: UnsavedDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('form.unsaved.title')}</DialogTitle>
      <DialogContent>{translate('form.unsaved.text')}</DialogContent>
      <DialogActions>
        <Button type="button" onClick={onStay} autoFocus>
          {translate('form.unsaved.stay')}
        </Button>
        <Button type="button" color="error" onClick={onLeave}>
          {translate('form.unsaved.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
