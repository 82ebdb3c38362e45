import type { Complaint } from '../../fields/kit';
import type { Variable } from './variables';

export interface VariableInputProps {
  id: string;
  name: string;
  variable: Variable;
  value: unknown;
  /** What the platform holds. */
  stored: unknown;
  complaint: Complaint | undefined;
  readOnly: boolean;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** Attributes that tie a variable's element to its help and error. */
export const variableAria = ({ id, variable, complaint }: VariableInputProps) => ({
  id,
  'aria-required': variable.required === true,
  'aria-invalid': complaint !== undefined,
  'aria-describedby': `${id}-help ${id}-error`,
});

/** Whether the webhook likes the value to come from a file. */
export const takesFile = ({ uiHint }: Variable): boolean => uiHint === 'filepicker';

/** Whether a value may have several lines. */
export const isLong = (variable: Variable): boolean => takesFile(variable) || variable.uiHint === 'textarea';
