import Stack from '@mui/material/Stack';
import type { CompiledSection } from '../../../schema/types/compiled';
import { FormSection } from './FormSection';

/** Sections one below the other. Those of different parts may have the same id. */
export function FormSections({ sections }: { sections: CompiledSection[] }) {
  return (
    <Stack spacing={4} sx={{ mb: sections.length > 0 ? 4 : 0 }}>
      {sections.map((section) => (
        <FormSection key={`${section.part ?? ''} ${section.id}`} section={section} />
      ))}
    </Stack>
  );
}
