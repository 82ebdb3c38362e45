import type { Facts } from '../../schema/predicate';
import type { Complaint } from '../kit';
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
  facts: Facts;
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
