import Box from '@mui/material/Box';
import { FieldInput } from '../../fields/FieldInput';
import type { CompiledField } from '../../schema/compiled';
import { useFormParts } from './FormContext';

interface FormRowProps {
  fields: CompiledField[];
}

/** Short fields beside each other; one below the other on a narrow screen. */
export function FormRow({ fields }: FormRowProps) {
  const { resource } = useFormParts();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridAutoFlow: 'row',
        gridTemplateColumns: { xs: '1fr', sm: 'none' },
        gridAutoColumns: '1fr',
        '@media (min-width: 600px)': { gridAutoFlow: 'column' },
      }}
    >
      {fields.map((field) => (
        <FieldInput key={field.name} resource={resource} field={field} source={field.name} />
      ))}
    </Box>
  );
}
