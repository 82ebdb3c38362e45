import { lazy } from 'react';
import { booleanType } from '../boolean';
import type { FieldTypeEntry } from '../kit';

/** Yes or no to a part of the form: what stands in it is set aside with the no, and the form says so. */
export const optInType: FieldTypeEntry = {
  ...booleanType,
  Input: lazy(() => import('./OptInInput').then(({ OptInInput }) => ({ default: OptInInput }))),
};
