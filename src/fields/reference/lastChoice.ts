import type { Store } from 'react-admin';
import { plainText } from '../plainText';

/**
 * What a user's last new record of a resource referred to, for each account that records have. The platform does not say when a
 * record was made, so that this browser remembers it.
 * @param account of the record, where its resource has one
 */
export const lastChoice = (store: Store, resource: string, field: string, account: unknown) => {
  const key = `lastChoice.${resource}.${field}.${plainText(account)}`;
  return {
    read: (): unknown => store.getItem(key),
    write: (id: unknown): void => store.setItem(key, id),
  };
};
