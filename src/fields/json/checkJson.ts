import type { CompiledField } from '../../schema/types/compiled';
import type { Complaint } from '../kit';
import { endOfJson } from './endOfJson';

/** Whether a text is JSON, and in which line it stops being it; with `options.list` whether it is a list. */
export function checkJson(value: unknown, field?: CompiledField): Complaint | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return field?.options?.list === true && !Array.isArray(parsed) ? { key: 'fields.json.no_list' } : undefined;
  } catch {
    return { key: 'fields.json.invalid', args: { line: value.slice(0, endOfJson(value)).split('\n').length } };
  }
}
