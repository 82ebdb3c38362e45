import { useFormState } from 'react-hook-form';
import { FieldInput } from '../input/FieldInput';
import { FieldSet } from '../input/FieldSet';
import { inputId, useFormEnvironment } from '../input/formEnvironment';
import type { FieldInputProps } from '../kit';
import { valueAt } from '../valueAt';

/** The fields of a group, one below the other. */
export function GroupInput({ resource, field, source, label, help, required }: FieldInputProps) {
  const { idPrefix } = useFormEnvironment();
  const { errors } = useFormState({ name: source });
  const error = (valueAt(errors, source) as { root?: { message?: string } } | undefined)?.root?.message;
  return (
    <FieldSet id={inputId(idPrefix, source)} label={label} help={help} required={required} error={error}>
      {Object.values(field.of ?? {}).map((inner) => (
        <FieldInput
          key={inner.name}
          resource={resource}
          field={inner}
          source={`${source}.${inner.name}`}
          place={{ kind: 'group', source }}
        />
      ))}
    </FieldSet>
  );
}
