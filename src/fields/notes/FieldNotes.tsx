/* In: a field, its value and the facts. Out: what the rules and the type note or warn of, with what they offer instead. */
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import type { Facts } from '../../schema/facts/predicate';
import { asksForNotes, fieldNotes, type FieldQuestion } from '../../rules/validate';
import type { Note } from '../kit';
import { PlainButton } from '../elements/PlainButton';
import { StatusMark } from '../elements/StatusMark';
import { inputId, useFormEnvironment } from '../input/formEnvironment';
import { complaintText } from '../input/useComplaintText';
import { fieldTypes } from '../registry';
import { useAskedNotes } from './useAskedNotes';
import '../elements/forms.css';

interface FieldNotesProps {
  resource: CompiledResource;
  field: CompiledField;
  source: string;
  facts: Facts;
  readOnly: boolean;
}

/** What is noted or warned of; never a reason not to save. What is offered in the place of the value is taken by a press. */
export function FieldNotes(props: FieldNotesProps) {
  const { resource, field, source, facts, readOnly } = props;
  const value: unknown = useWatch({ name: source });
  const type = fieldTypes.get(field.type);
  const question = { resource, field, value, facts };
  const notes = fieldNotes(question, type?.notes);
  /* A table may have a hundred such inputs, and few fields ask the server: the others carry no query. */
  if (readOnly || !asksForNotes(field)) return <NoteLines {...props} notes={notes} />;
  return (
    <AskedNotes {...props} notes={notes} question={{ ...question, value: type?.toWire?.(value, field) ?? value }} />
  );
}

interface NotedProps extends FieldNotesProps {
  notes: readonly Note[];
}

function AskedNotes({ notes, question, ...props }: NotedProps & { question: FieldQuestion }) {
  const asked = useAskedNotes(question);
  return <NoteLines {...props} notes={[...notes, ...asked]} />;
}

function NoteLines({ source, readOnly, notes }: NotedProps) {
  const translate = useTranslate();
  const { idPrefix, form, check } = useFormEnvironment();
  const take = (offered: unknown) => {
    form.setValue(source, offered, { shouldDirty: true });
    check(source, 'change');
  };
  return (
    <div id={`${inputId(idPrefix, source)}-notes`} role="status" className="field-notes">
      {notes.map(({ severity, key, args, offer }) => {
        return (
          <div key={key} className="field-note sign">
            <StatusMark tone={severity === 'warning' ? 'warned' : 'noted'} />
            <span>{complaintText(translate, { key, ...(args && { args }) })}</span>
            {offer && !readOnly && (
              <PlainButton onClick={() => take(offer.value)}>{translate(offer.key, offer.args)}</PlainButton>
            )}
          </div>
        );
      })}
    </div>
  );
}
