import Box from '@mui/material/Box';
import { FieldInput } from '../../../fields/input/FieldInput';
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';

interface FormRowProps {
  fields: CompiledField[];
  /** Whose texts and rules they have. */
  owner: CompiledResource;
}

/** Short fields beside each other; one below the other on a narrow screen. */
export function FormRow({ fields, owner }: FormRowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridAutoFlow: 'row',
        gridTemplateColumns: { xs: '1fr', sm: 'none' },
        gridAutoColumns: '1fr',
        /* What a condition hides leaves no gap. */
        '& > :empty': { display: 'none' },
        '@media (min-width: 600px)': { gridAutoFlow: 'column' },
      }}
    >
      {fields.map((field) => (
        <Box key={field.name} sx={{ minWidth: 0 }}>
          <FieldInput resource={owner} field={field} source={field.name} />
        </Box>
      ))}
    </Box>
  );
}
