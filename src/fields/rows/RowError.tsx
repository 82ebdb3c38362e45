import FormHelperText from '@mui/material/FormHelperText';
import { useFormState } from 'react-hook-form';
import { useComplaintText } from '../input/useComplaintText';
import { valueAt } from '../valueAt';

/** Why the server refused a row as a whole. */
export function RowError({ source }: { source: string }) {
  const complaintText = useComplaintText();
  const { errors } = useFormState({ name: source });
  const message = (valueAt(errors, `${source}.root`) as { message?: string } | undefined)?.message;
  if (message === undefined) return null;
  return <FormHelperText error>{complaintText(message)}</FormHelperText>;
}
