import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useComplaintText } from './useComplaintText';

interface FieldSetProps {
  id: string;
  label: string;
  required: boolean;
  help: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** Several inputs under one name: a legend, help, error, then the inputs. */
export function FieldSet({ id, label, required, help, error, children }: FieldSetProps) {
  const complaintText = useComplaintText();
  return (
    <Box
      component="fieldset"
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-help ${id}-error`}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="body2" sx={{ fontWeight: 500, p: 0, mb: 0.5 }}>
        {label}
        {required && <span aria-hidden="true">*</span>}
      </Typography>
      {help && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0, mb: 1 }}>
          {help}
        </FormHelperText>
      )}
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error sx={{ mx: 0, mb: 1 }}>
          {complaintText(error)}
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>{children}</Box>
    </Box>
  );
}
