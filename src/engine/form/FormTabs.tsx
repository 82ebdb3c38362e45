import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import { humanise } from '../../fields/humanise';
import { useFormParts } from './FormContext';
import { FormSection } from './FormSection';
import { useShownTabs } from './useShownTabs';

/** The tabs of a form. What is behind another tab stays in the form: hidden, not gone. */
export function FormTabs() {
  const { resource, tab: wanted, openTab, formId } = useFormParts();
  const translate = useTranslate();
  const shown = useShownTabs();
  const active = shown.find(({ id }) => id === wanted)?.id ?? shown[0]?.id;
  if (active === undefined) return null;
  return (
    <>
      <Tabs
        value={active}
        onChange={(_, id: string) => openTab(id)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('form.tabs')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {shown.map(({ id }) => (
          <Tab
            key={id}
            value={id}
            id={`${formId}-tab-${id}`}
            aria-controls={`${formId}-panel-${id}`}
            label={translate(`resources.${resource.name}.tabs.${id}`, { _: humanise(id) })}
          />
        ))}
      </Tabs>
      {shown.map(({ id, sections }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`${formId}-panel-${id}`}
          aria-labelledby={`${formId}-tab-${id}`}
          hidden={id !== active}
        >
          <Stack spacing={4}>
            {sections.map((section) => (
              <FormSection key={section.id} section={section} />
            ))}
          </Stack>
        </Box>
      ))}
    </>
  );
}
