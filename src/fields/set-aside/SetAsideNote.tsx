import FormHelperText from '@mui/material/FormHelperText';

/** Says what a choice has taken out of the form. */
export function SetAsideNote({ note }: { note: string | undefined }) {
  return (
    <FormHelperText role="status" sx={{ mx: 0, mt: note ? 0.5 : 0 }}>
      {note}
    </FormHelperText>
  );
}
