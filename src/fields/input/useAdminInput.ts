import { inputId, useFormEnvironment } from './formEnvironment';
import type { FieldInputProps } from '../kit';

type Given = Pick<FieldInputProps, 'source' | 'label' | 'help' | 'required' | 'readOnly'>;

/**
 * What one of react-admin's inputs is given to stand in a generated form, so that it is labelled, judged and found as our own are.
 * What must hold for its value stands in the declaration: the form has one judge.
 * @example const LampInput = (props: FieldInputProps) => <TextInput {...useAdminInput(props)} />;
 */
export function useAdminInput({ source, label, help, required, readOnly }: Given) {
  const { idPrefix, check } = useFormEnvironment();
  return {
    id: inputId(idPrefix, source),
    source,
    label,
    helperText: help ?? (false as const),
    isRequired: required,
    readOnly,
    onBlur: () => check(source, 'blur'),
    onChange: () => check(source, 'change'),
  };
}
