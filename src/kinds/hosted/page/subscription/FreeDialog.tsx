import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';

interface FreeDialogProps {
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the paid plan is given back; the platform decides when that counts. */
export function FreeDialog({ isBusy, onConfirm, onClose }: FreeDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('hosted.free.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('hosted.free.capacity')}</p>
        <p>{translate('hosted.free.when')}</p>
        {isBusy && <p role="status">{translate('hosted.busy')}</p>}
      </DialogContent>
      <DialogActions>
        <Button type="button" onClick={onClose} disabled={isBusy}>
          {translate('actions.cancel')}
        </Button>
        <Button type="button" variant="contained" color="error" onClick={onConfirm} disabled={isBusy}>
          {translate('hosted.free.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
