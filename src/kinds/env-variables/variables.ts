import type { Complaint } from '../../fields/kit';
import { cleanLines } from '../../fields/plainText';

/** What a webhook declares about one of its variables (platform-api 7.6). */
export interface Variable {
  type: 'string' | 'number' | 'boolean';
  description?: string;
  required?: boolean;
  default?: string | number | boolean;
  enum?: unknown[];
  /** A secret. */
  obscure?: boolean;
  uiHint?: string;
  /** A resource of the platform whose records are the choices. */
  jambonzResource?: string;
}

export type VariableSchema = Readonly<Record<string, Variable>>;
export type VariableValues = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

export const toVariables = (value: unknown): VariableValues =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as VariableValues) : {};

/** What a request carries: false and 0 are values, empty texts are none; null for none at all. */
export function variablesToWire(value: unknown): Record<string, unknown> | null {
  const filled = Object.entries(toVariables(value))
    .map(([name, entry]) => [name, typeof entry === 'string' ? cleanLines(entry) : entry] as const)
    .filter(([, entry]) => !isNothing(entry));
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

/** What a variable begins with; a flag that must be there says no, as its box shows. */
const presetOf = ({ default: preset, type, required }: Variable) =>
  isNothing(preset) && type === 'boolean' && required ? false : preset;

/** The values with the defaults of what has none yet. */
export function withVariableDefaults(values: VariableValues, schema: VariableSchema): VariableValues {
  const presets = Object.entries(schema)
    .map(([name, variable]) => [name, presetOf(variable)] as const)
    .filter(([name, preset]) => isNothing(values[name]) && !isNothing(preset));
  return presets.length > 0 ? { ...values, ...Object.fromEntries(presets) } : values;
}

function complaintAbout(value: unknown, { required, type, enum: choices }: Variable): Complaint | undefined {
  if (isNothing(value)) return required ? { key: 'rules.required' } : undefined;
  if (typeof value !== type) return { key: type === 'number' ? 'fields.number.not_a_number' : 'fields.env.wrong_type' };
  if (choices && !choices.includes(value)) return { key: 'fields.env.not_offered' };
  return undefined;
}

/** What is wrong with the values, by the name of the variable; what the schema does not name is not judged. */
export const variableComplaints = (values: VariableValues, schema: VariableSchema): [name: string, Complaint][] =>
  Object.entries(schema).flatMap(([name, variable]): [string, Complaint][] => {
    const complaint = complaintAbout(values[name], variable);
    return complaint ? [[name, complaint]] : [];
  });

/** Names of values that the schema does not know. */
export const undeclared = (values: VariableValues, schema: VariableSchema): string[] =>
  Object.entries(values)
    .filter(([name, value]) => !(name in schema) && !isNothing(value))
    .map(([name]) => name);
