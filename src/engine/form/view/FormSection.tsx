import { useTranslate } from 'react-admin';
import { memo, useId, useMemo } from 'react';
import { classes } from '../../../fields/elements/classes';
import { FieldInput } from '../../../fields/input/FieldInput';
import { humanise } from '../../../fields/humanise';
import { fieldLabel } from '../../../fields/useFieldTexts';
import { useWatchedFacts } from '../../../fields/input/useFieldFacts';
import type { CompiledField, CompiledItem, CompiledResource, CompiledSection } from '../../../schema/types/compiled';
import { neededWhen } from '../../../schema/facts/needed';
import { watchedPaths } from '../../../schema/facts/predicate';
import { useConsole } from '../../../session/ConsoleContext';
import { rank } from '../../../session/session';
import { useContentsEntry } from '../contents/contents';
import { ReferenceNeed } from '../panels/ReferenceNeed';
import { useFormParts } from '../record/FormContext';
import { FormPanel } from './FormPanel';
import { ownerOf } from '../record/ownerOf';
import { isSectionShown } from '../record/placedFields';
import { useHasContent } from './useHasContent';
import './form.css';

interface FormSectionProps {
  section: CompiledSection;
}

interface SectionItemProps {
  item: CompiledItem;
  /** Whose texts and rules the fields have: the form's own resource, or the part that the section belongs to. */
  owner: CompiledResource;
}

function SectionItem({ item, owner }: SectionItemProps) {
  const { resource, mode } = useFormParts();
  const { session } = useConsole();
  if (item.kind === 'panel') return <FormPanel panel={item} owner={owner} />;
  const fields = item.fields.flatMap((name) => resource.fields[name] ?? []);
  const inputs = fields.map((field) => (
    <FieldInput key={field.name} resource={owner} field={field} source={field.name} />
  ));
  const isAsked = ({ scope }: CompiledField) => mode !== 'show' && rank(session.scope) >= rank(scope ?? 'account');
  return (
    <>
      {fields.length > 1 ? <div className="form-row">{inputs}</div> : inputs}
      {fields.map(
        (field) =>
          field.reference &&
          neededWhen(field) &&
          isAsked(field) && (
            <ReferenceNeed key={field.name} resource={owner} field={field} target={field.reference.resource} />
          ),
      )}
    </>
  );
}

/** Whether a section holds one field alone that is called as it is. */
function isSole({ items: [item, ...others] }: CompiledSection, called: string, labelOf: (name: string) => string) {
  const [name, ...more] = item?.kind === 'row' ? item.fields : [];
  return name !== undefined && more.length + others.length === 0 && labelOf(name) === called;
}

/** Fields on a card with a heading, and one line that says why they are there. A section with nothing to show is not there. */
export const FormSection = memo(function FormSection({ section }: FormSectionProps) {
  const { resource } = useFormParts();
  const { session, registry } = useConsole();
  const owner = ownerOf(registry, resource, section);
  const translate = useTranslate();
  const id = useId();
  const paths = useMemo(() => watchedPaths(section.visible), [section]);
  const facts = useWatchedFacts(paths);
  const hasContent = useHasContent(section);
  const title = translate(`resources.${owner.name}.sections.${section.id}`, { _: humanise(section.id) });
  const isShown = isSectionShown(section, facts, session) && hasContent;
  const labelOf = (name: string) => {
    const field = resource.fields[name];
    return field ? fieldLabel(translate, owner, field) : '';
  };
  useContentsEntry(id, title, isShown);
  if (!isShown) return null;
  const help = translate(`resources.${owner.name}.section_help.${section.id}`, { _: '' });
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes('form-card', isSole(section, title, labelOf) && 'sole')}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {help !== '' && <p>{help}</p>}
      </header>
      {section.items.map((item, index) => (
        <SectionItem
          key={item.kind === 'row' ? item.fields.join() : `${item.use}-${index}`}
          item={item}
          owner={owner}
        />
      ))}
    </section>
  );
});
