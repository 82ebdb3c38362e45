import { booleanType } from '../boolean';
import type { FieldTypeEntry } from '../kit';
import { inPart } from '../../loading/inPart';

/** Yes or no to a part of the form: what stands in it is set aside with the no, and the form says so. */
export const optInType: FieldTypeEntry = {
  ...booleanType,
  Input: inPart(() => import('./OptInInput').then(({ OptInInput }) => OptInInput)),
};
