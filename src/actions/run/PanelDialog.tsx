import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';

export interface PanelDialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** What an action gives to look at. */
export function PanelDialog({ title, children, onClose }: PanelDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
