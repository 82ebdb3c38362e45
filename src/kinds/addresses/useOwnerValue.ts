import { useGetOne, type RaRecord } from 'react-admin';
import { plainText } from '../../fields/plainText';

/** A value of the record that another field refers to. */
export interface OwnerValue {
  /** The field that refers to it. */
  owner: string;
  resource: string;
  field: string;
}

/** @param id of the record that is referred to */
export function useOwnerValue({ resource, field }: OwnerValue, id: unknown): { value: string; isKnown: boolean } {
  const sid = plainText(id);
  const { data } = useGetOne<RaRecord>(resource, { id: sid }, { enabled: sid !== '', retry: false, staleTime: 60_000 });
  return { value: plainText(data?.[field]), isKnown: sid !== '' && data !== undefined };
}
