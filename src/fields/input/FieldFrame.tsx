import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useComplaintText } from './useComplaintText';
import { useIsTableCell } from './tableCell';
import { visuallyHidden } from '../elements/visuallyHidden';

interface FieldFrameProps {
  id: string;
  label: string;
  required: boolean;
  help: string | undefined;
  /** As react-hook-form keeps it. */
  error: string | undefined;
  children: ReactNode;
  /** False where the control brings its own label, as a checkbox does. */
  labelled?: boolean;
}

/** Label above, control, help that is always in view, error. In a table the column's heading stands for the label. */
export function FieldFrame({ id, label, required, help, error, children, labelled = true }: FieldFrameProps) {
  const complaintText = useComplaintText();
  const isTableCell = useIsTableCell();
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {labelled && (
        <Typography
          component="label"
          htmlFor={id}
          variant="body2"
          sx={{
            display: 'block',
            fontWeight: 500,
            mb: 0.5,
            ...(isTableCell && { '@media (min-width: 600px)': visuallyHidden }),
          }}
        >
          {label}
          {required && <span aria-hidden="true">*</span>}
        </Typography>
      )}
      {children}
      {help && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error sx={{ mx: 0 }}>
          {complaintText(error)}
        </FormHelperText>
      )}
    </Box>
  );
}
