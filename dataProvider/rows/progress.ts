import type { Identifier } from 'react-admin';
import type { CompiledResource } from '../../src/schema/types/compiled';
import type { Values } from '../context';

/** What a save that failed in part leaves behind for the next one. */
export interface Progress {
  /** What is on the server now, in the form's terms. */
  loaded: Values;
  /** Rows that the failed save created, by rows field. */
  created: Record<string, Values[]>;
  /** Rows that it sent and of which nobody knows whether they arrived, by rows field. */
  doubtful: Record<string, Values[]>;
}

/** Failed saves by record, until the record is saved or read again. */
export interface Progresses {
  of(resource: CompiledResource, id: Identifier): Progress | undefined;
  keep(resource: CompiledResource, id: Identifier, progress: Progress): void;
  end(resource: CompiledResource, id: Identifier): void;
}

export function createProgresses(): Progresses {
  const known = new Map<string, Progress>();
  const keyOf = ({ name }: CompiledResource, id: Identifier) => `${name}/${id}`;
  return {
    of: (resource, id) => known.get(keyOf(resource, id)),
    keep: (resource, id, progress) => void known.set(keyOf(resource, id), progress),
    end: (resource, id) => void known.delete(keyOf(resource, id)),
  };
}
