import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { memo, useId, useMemo } from 'react';
import { FieldInput } from '../../../fields/input/FieldInput';
import { humanise } from '../../../fields/humanise';
import { useWatchedFacts } from '../../../fields/input/useFieldFacts';
import type { CompiledItem, CompiledResource, CompiledSection } from '../../../schema/types/compiled';
import { watchedPaths } from '../../../schema/facts/predicate';
import { useConsole } from '../../../session/ConsoleContext';
import { useFormParts } from '../record/FormContext';
import { FormPanel } from './FormPanel';
import { FormRow } from './FormRow';
import { ownerOf } from '../record/ownerOf';
import { isPartShown } from '../record/placedFields';
import { useHasContent } from './useHasContent';

interface FormSectionProps {
  section: CompiledSection;
}

interface SectionItemProps {
  item: CompiledItem;
  /** Whose texts and rules the fields have: the form's own resource, or the part that the section belongs to. */
  owner: CompiledResource;
}

function SectionItem({ item, owner }: SectionItemProps) {
  const { resource } = useFormParts();
  if (item.kind === 'panel') return <FormPanel panel={item} owner={owner} />;
  const fields = item.fields.flatMap((name) => resource.fields[name] ?? []);
  if (fields.length > 1) return <FormRow fields={fields} owner={owner} />;
  return fields.map((field) => <FieldInput key={field.name} resource={owner} field={field} source={field.name} />);
}

/** Fields under one heading, with one line that says why they are there. A section with nothing to show is not there. */
export const FormSection = memo(function FormSection({ section }: FormSectionProps) {
  const { resource } = useFormParts();
  const { session, registry } = useConsole();
  const owner = ownerOf(registry, resource, section);
  const translate = useTranslate();
  const headingId = useId();
  const paths = useMemo(() => watchedPaths(section.visible), [section]);
  const facts = useWatchedFacts(paths);
  const hasContent = useHasContent(section);
  if (!isPartShown(section, facts, session) || !hasContent) return null;
  const help = translate(`resources.${owner.name}.section_help.${section.id}`, { _: '' });
  return (
    <Stack component="section" aria-labelledby={headingId} spacing={2}>
      <div>
        <Typography id={headingId} component="h2" variant="h6">
          {translate(`resources.${owner.name}.sections.${section.id}`, { _: humanise(section.id) })}
        </Typography>
        {help !== '' && (
          <Typography variant="body2" color="text.secondary">
            {help}
          </Typography>
        )}
      </div>
      {section.items.map((item, index) => (
        <SectionItem
          key={item.kind === 'row' ? item.fields.join() : `${item.use}-${index}`}
          item={item}
          owner={owner}
        />
      ))}
    </Stack>
  );
});
