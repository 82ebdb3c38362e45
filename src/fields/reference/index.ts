import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { ReferenceCell } from './ReferenceCell';
import { inPart } from '../../loading/inPart';

/** The identifier of a record of another resource. */
export const referenceType: FieldTypeEntry = {
  Input: inPart(() => import('./ReferenceInput').then(({ ReferenceInput }) => ReferenceInput)),
  Cell: ReferenceCell,
  isLate: true,
  text: (value, field, referenceText) => {
    const id = plainText(value);
    return id === '' || !field.reference ? id : (referenceText(field.reference.resource, id) ?? id);
  },
  empty: null,
};
