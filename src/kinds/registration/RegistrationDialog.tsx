import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { FieldCellProps } from '../../fields/kit';
import { plainText } from '../../fields/plainText';
import { RegistrationDetails } from './RegistrationDetails';

interface RegistrationDialogProps extends Pick<FieldCellProps, 'resource' | 'record' | 'options'> {
  onClose: () => void;
}

/** What is known of one registration, from its cell. */
export function RegistrationDialog({ onClose, ...props }: RegistrationDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{plainText(props.record.name)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <RegistrationDetails {...props} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
