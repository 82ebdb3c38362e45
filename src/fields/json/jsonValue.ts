import type { CompiledField } from '../../schema/compiled';
import type { Complaint } from '../kit';

/** A value as text to edit; a text is left alone, nothing is null. */
export function jsonToText(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  return value.trim() === '' ? null : value;
}

/** The value that a text stands for; a text that stands for none is given back. */
export function textToJson(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (value.trim() === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The line that a parser's message points at: engines name a line, an offset, or nothing. */
function lineOf(message: string, text: string): number | undefined {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const offset = /position (\d+)/.exec(message)?.[1];
  return offset ? text.slice(0, Number(offset)).split('\n').length : undefined;
}

/** Whether a text is JSON, and where it stops being it; with `options.list` whether it is a list. */
export function checkJson(value: unknown, field?: CompiledField): Complaint | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return field?.options?.list === true && !Array.isArray(parsed) ? { key: 'fields.json.no_list' } : undefined;
  } catch (error) {
    const line = lineOf((error as Error).message, value) ?? value.trimEnd().split('\n').length;
    return { key: 'fields.json.invalid', args: { line } };
  }
}
