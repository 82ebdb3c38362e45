import { useTranslate } from 'react-admin';
import { humanise } from '../../../fields/humanise';
import { TabList } from '../contents/TabList';
import { useFormParts } from '../record/FormContext';
import { FormSections } from './FormSections';
import { useOpenTab, useShownTabs } from './useShownTabs';

/** The tabs of a form, and what stands below all of them. What is behind another tab stays in the form: hidden, not gone. */
export function FormTabs() {
  const { resource, openTab, formId } = useFormParts();
  const translate = useTranslate();
  const all = useShownTabs();
  const shown = all.filter(({ id }) => id !== '');
  const below = all.filter(({ id }) => id === '').flatMap(({ sections }) => sections);
  const active = useOpenTab(all)?.id;
  if (active === undefined) return null;
  /* One alone needs no choice. */
  const hasTabs = shown.length > 1;
  return (
    <>
      {hasTabs && (
        <TabList
          label={translate('form.tabs')}
          tabs={shown.map(({ id }) => ({
            id,
            label: translate(`resources.${resource.name}.tabs.${id}`, { _: humanise(id) }),
          }))}
          {...{ active, formId }}
          onOpen={openTab}
        />
      )}
      {shown.map(({ id, sections }) => (
        <div
          key={id}
          {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': `${formId}-tab-${id}` })}
          id={`${formId}-panel-${id}`}
          hidden={id !== active}
        >
          <FormSections sections={sections} />
        </div>
      ))}
      <FormSections sections={below} />
    </>
  );
}
