import type { FieldCellProps, FieldTypeEntry } from '../kit';
import { checkWebhook, toWebhook, webhookNotes, webhookToWire, withoutPassword } from './webhookValue';
import { inPart } from '../../loading/inPart';

/** The address of a hook. */
function WebhookCell({ value }: FieldCellProps) {
  return <span>{toWebhook(value).url}</span>;
}

/**
 * `{ url, method, username, password }`; `options.methods` limits the methods, `options.schemes` the addresses; `options.leads` names the hook that a web socket serves, too, `options.follows: { field, path }` the one whose address, with the path behind it, is offered while there is none;
 * `options.sample` names what the platform would send (`sample/hookPayloads.ts`), and offers to show it.
 */
export const webhookType: FieldTypeEntry = {
  Input: inPart(() => import('./WebhookInput').then(({ WebhookInput }) => WebhookInput)),
  width: 'full',
  Cell: WebhookCell,
  text: (value) => toWebhook(value).url,
  empty: null,
  check: checkWebhook,
  notes: webhookNotes,
  withoutSecrets: withoutPassword,
  toWire: webhookToWire,
};
