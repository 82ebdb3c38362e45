import { useReference, type RaRecord } from 'react-admin';
import type { CompiledResource } from '../../schema/types/compiled';
import type { Facts } from '../../schema/facts/predicate';
import type { Field } from '../../schema/types';
import { referenceMeta } from './referenceMeta';
import { isCandidate } from './useCandidates';

export interface ReferenceOption {
  id: string;
  text: string;
}

interface Selection {
  value: string;
  options: ReferenceOption[];
  target: CompiledResource | undefined;
  reference: NonNullable<Field['reference']>;
  facts: Facts;
  filter: Record<string, string> | undefined;
  isWhole: boolean;
  textOf: (record: RaRecord) => string;
}

/**
 * The option that the form's value stands for: also one that the list does not offer, so that a stored value is never
 * replaced by looking at it. `isSelectable` says whether it may still be chosen.
 */
export function useSelectedOption({ value, options, target, reference, facts, filter, isWhole, textOf }: Selection) {
  const listed = options.find(({ id }) => id === value);
  const { referenceRecord } = useReference<RaRecord>({
    reference: reference.resource,
    id: value,
    options: {
      enabled: value !== '' && listed === undefined && target !== undefined,
      retry: false,
      meta: referenceMeta({ reference }, target, facts.subject),
    },
  });
  if (value === '') return { option: null, isSelectable: true };
  if (listed) return { option: listed, isSelectable: true };
  const option = { id: value, text: referenceRecord ? textOf(referenceRecord) : value };
  if (filter === undefined || isWhole) return { option, isSelectable: false };
  if (!referenceRecord) return { option, isSelectable: true };
  const fits = Object.entries(filter).every(
    ([name, wanted]) => !(name in referenceRecord) || String(referenceRecord[name]) === wanted,
  );
  return { option, isSelectable: fits && isCandidate(reference, referenceRecord, facts) };
}
