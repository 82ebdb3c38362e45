import type { CompiledResource } from '../../../schema/types/compiled';
import type { Offer, Selection } from './selection';

/** What each input of a selection is given. */
export interface SpeechInputProps {
  resource: CompiledResource;
  bind: Readonly<Record<string, string>>;
  selection: Selection;
  /** Undefined while the lists are being asked for. */
  offer: Offer | undefined;
}

/** The declared field that a part of the selection is bound to; undefined where the part is not bound. */
export function boundField({ resource, bind }: SpeechInputProps, part: keyof Selection) {
  const source = bind[part];
  const field = source === undefined ? undefined : resource.fields[source];
  return source !== undefined && field ? { source, field } : undefined;
}

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
