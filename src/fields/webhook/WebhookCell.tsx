import type { FieldCellProps } from '../kit';
import { toWebhook } from './webhookValue';

/** The address of a hook. */
export function WebhookCell({ value }: FieldCellProps) {
  return <span style={{ overflowWrap: 'anywhere' }}>{toWebhook(value).url}</span>;
}
