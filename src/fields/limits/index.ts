import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { rowsType } from '../rows';

/**
 * Limits by category (rows of a related resource with `category` and `quantity`, known by their category), shown as one input for each
 * category. The child's field `category` says in its `options` which categories belong to which unit (`units`), and which are
 * shown (`when`).
 */
export const limitsType: FieldTypeEntry = {
  ...rowsType,
  Input: lazy(() => import('./LimitsInput').then(({ LimitsInput }) => ({ default: LimitsInput }))),
};
