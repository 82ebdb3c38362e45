import type { ComponentProps } from 'react';
import { FieldInput } from '../../../fields/input/FieldInput';
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

type Bound = Pick<SpeechInputProps, 'resource' | 'bind'> & {
  part: keyof Selection;
  draw: ComponentProps<typeof FieldInput>['draw'];
};

/** The input of the declared field that a part of the selection is bound to; nothing where the part is not bound. */
export function SpeechInput({ resource, bind, part, draw }: Bound) {
  const source = bind[part] ?? '';
  const field = resource.fields[source];
  if (!field) return null;
  return (
    <div>
      <FieldInput resource={resource} source={source} field={field} draw={draw} />
    </div>
  );
}

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
