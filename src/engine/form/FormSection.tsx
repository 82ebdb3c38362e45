import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo, useId, useMemo } from 'react';
import { FieldInput } from '../../fields/FieldInput';
import { humanise } from '../../fields/humanise';
import { useWatchedFacts } from '../../fields/useFieldFacts';
import type { CompiledItem, CompiledSection } from '../../schema/compiled';
import { watchedPaths } from '../../schema/predicate';
import { useConsole } from '../../session/ConsoleContext';
import { useFormParts } from './FormContext';
import { FormPanel } from './FormPanel';
import { FormRow } from './FormRow';
import { isPartShown } from './placedFields';
import { useHasContent } from './useHasContent';

interface FormSectionProps {
  section: CompiledSection;
}

function SectionItem({ item }: { item: CompiledItem }) {
  const { resource } = useFormParts();
  if (item.kind === 'panel') return <FormPanel panel={item} />;
  const fields = item.fields.flatMap((name) => resource.fields[name] ?? []);
  if (fields.length > 1) return <FormRow fields={fields} />;
  return fields.map((field) => <FieldInput key={field.name} resource={resource} field={field} source={field.name} />);
}

/** Fields under one heading, with one line that says why they are there. A section with nothing to show is not there. */
export const FormSection = memo(function FormSection({ section }: FormSectionProps) {
  const { resource } = useFormParts();
  const { session } = useConsole();
  const translate = useTranslate();
  const headingId = useId();
  const paths = useMemo(() => watchedPaths(section.visible), [section]);
  const facts = useWatchedFacts(paths);
  const hasContent = useHasContent(section);
  if (!isPartShown(section, facts, session) || !hasContent) return null;
  const help = translate(`resources.${resource.name}.section_help.${section.id}`, { _: '' });
  return (
    <Stack component="section" aria-labelledby={headingId} spacing={2}>
      <div>
        <Typography id={headingId} component="h2" variant="h6">
          {translate(`resources.${resource.name}.sections.${section.id}`, { _: humanise(section.id) })}
        </Typography>
        {help !== '' && (
          <Typography variant="body2" color="text.secondary">
            {help}
          </Typography>
        )}
      </div>
      {section.items.map((item, index) => (
        <SectionItem key={item.kind === 'row' ? item.fields.join() : `${item.use}-${index}`} item={item} />
      ))}
    </Stack>
  );
});
