import Stack from '@mui/material/Stack';
import { lazy, memo, Suspense } from 'react';
import { FormSection } from './FormSection';
import { useFormParts } from './FormContext';

const FormTabs = lazy(() => import('./FormTabs').then((module) => ({ default: module.FormTabs })));

/** The declared parts of the form: tabs with sections, or sections alone. */
export const FormBody = memo(function FormBody() {
  const { resource } = useFormParts();
  const tabs = resource.form?.tabs ?? [];
  if (tabs.some(({ id }) => id !== '')) {
    return (
      <Suspense>
        <FormTabs />
      </Suspense>
    );
  }
  return (
    <Stack spacing={4}>
      {tabs.flatMap(({ sections }) => sections.map((section) => <FormSection key={section.id} section={section} />))}
    </Stack>
  );
});
