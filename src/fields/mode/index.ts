import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { selectType } from '../select';

/** A select that decides which other fields there are: what stands in those is set aside with the choice, and the form says so. */
export const modeType: FieldTypeEntry = {
  ...selectType,
  Input: lazy(() => import('./ModeInput').then(({ ModeInput }) => ({ default: ModeInput }))),
};
