import type { FieldTypeEntry } from '../../fields/kit';
import { rowsType } from '../../fields/rows';
import { inPart } from '../../loading/inPart';

/**
 * Limits by category (rows of a related resource with `category` and `quantity`, known by their category), shown as one input for each
 * category. The child's field `category` says in its `options` which categories belong to which unit (`units`), and which are
 * shown (`when`).
 */
export const limitsType: FieldTypeEntry = {
  ...rowsType,
  Input: inPart(() => import('./LimitsInput').then(({ LimitsInput }) => LimitsInput)),
};
