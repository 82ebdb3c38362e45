import type { Row, Value } from '../../store/database.ts';
import { unseal } from '../../store/secrets.ts';
import type { Store } from '../../store/store.ts';
import { maskCredential } from '../speech/masking.ts';
import { withHooks } from '../applications/hooks.ts';

export const accountHooks = ['registration_hook', 'queue_event_hook'];

const credentialOf = (sealed: Value | undefined) =>
  sealed ? (JSON.parse(unseal(sealed)) as Record<string, unknown>) : null;

/** An account in either list: its bucket credential in clear (platform-api 6.1, 26.5). */
export function accountInList(store: Store, row: Row) {
  const shaped = withHooks(store, row, accountHooks, 'without sid');
  return { ...shaped, bucket_credential: credentialOf(row.bucket_credential) };
}

/** A single account, with the secret of the bucket credential masked (platform-api 6.4). */
export function accountAlone(store: Store, row: Row) {
  const credential = credentialOf(row.bucket_credential);
  return { ...accountInList(store, row), bucket_credential: credential && maskCredential(credential) };
}
