/* In: a field, and its place in a form. Out: the input of its type with label, help, error and notes; nothing while it is hidden. */
import Skeleton from '@mui/material/Skeleton';
import { Suspense, type ReactNode } from 'react';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { mayNote } from '../../rules/validate';
import { fieldState } from '../../schema/facts/fieldState';
import { FieldNotes } from '../notes/FieldNotes';
import { useFormEnvironment } from './formEnvironment';
import type { FieldInputProps, InputWidth } from '../kit';
import { fieldTypes } from '../registry';
import { useCaseDefault } from './useCaseDefault';
import { useFieldFacts, type FieldPlace } from './useFieldFacts';
import { useFieldTexts } from '../useFieldTexts';

/** Longest text that counts as a short one, such as a prefix. */
const shortText = 16;

/** How wide the input of a field is: by its type, and a text that can only be short by that. */
function inputWidth({ type, rules }: CompiledField): InputWidth {
  const longest = rules.find(({ rule }) => rule === 'maxLength')?.value;
  if (type === 'text' && typeof longest === 'number' && longest <= shortText) return 'short';
  return fieldTypes.get(type)?.width ?? 'medium';
}

interface OneFieldProps {
  resource: CompiledResource;
  field: CompiledField;
  /** Name in the form. */
  source: string;
  place?: FieldPlace;
  /** Draws the input in another way than its type does. */
  draw?: (props: FieldInputProps) => ReactNode;
}

/** One field of a form by its type, as its conditions make it now. An unknown type is edited as text. */
export function FieldInput({ resource, field, source, place, draw }: OneFieldProps) {
  const { mode } = useFormEnvironment();
  const facts = useFieldFacts(field, place);
  const state = fieldState(field, facts, { mode });
  const texts = useFieldTexts(resource, state.field);
  useCaseDefault(state, source, place);
  if (!state.visible) return null;
  const { Input, notes } = fieldTypes.get(state.field.type) ?? fieldTypes.require('text');
  const readOnly = state.readOnly || mode === 'show';
  const props: FieldInputProps = {
    resource,
    field: state.field,
    source,
    label: texts.label,
    help: texts.help,
    /* What is locked asks for nothing. */
    required: state.required && !readOnly,
    readOnly,
    facts,
  };
  const input = (
    <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
      {draw ? draw(props) : <Input {...props} />}
      {(notes || mayNote(state.field)) && (
        <FieldNotes {...{ resource, source, facts }} field={state.field} readOnly={readOnly} />
      )}
    </Suspense>
  );
  /* A row's inputs have the widths of its columns. */
  return place?.kind === 'row' ? input : <div className={`form-item ${inputWidth(state.field)}`}>{input}</div>;
}
