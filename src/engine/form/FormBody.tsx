import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { FormTabs } from './FormTabs';
import { FormSection } from './FormSection';
import { useFormParts } from './FormContext';

/** The declared parts of the form: tabs with sections, or sections alone. */
export const FormBody = memo(function FormBody() {
  const { resource } = useFormParts();
  const tabs = resource.form?.tabs ?? [];
  if (tabs.some(({ id }) => id !== '')) return <FormTabs />;
  return (
    <Stack spacing={4}>
      {tabs.flatMap(({ sections }) => sections.map((section) => <FormSection key={section.id} section={section} />))}
    </Stack>
  );
});
