import { lazy, memo, Suspense } from 'react';
import { useFormParts } from './FormContext';
import { FormSections } from './FormSections';

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
  return <FormSections sections={tabs.flatMap(({ sections }) => sections)} />;
});
