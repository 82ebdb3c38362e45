import { memo } from 'react';
import { useFormParts } from '../record/FormContext';
import { FormSections } from './FormSections';
import { FormTabs } from './FormTabs';

/** The declared parts of the form: tabs with sections, or sections alone. */
export const FormBody = memo(function FormBody() {
  const { resource } = useFormParts();
  const tabs = resource.form?.tabs ?? [];
  if (tabs.some(({ id }) => id !== '')) {
    return <FormTabs />;
  }
  return <FormSections sections={tabs.flatMap(({ sections }) => sections)} />;
});
