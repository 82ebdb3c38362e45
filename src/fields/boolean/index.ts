import type { FieldTypeEntry } from '../kit';
import { BooleanCell } from './BooleanCell';
import { plainText } from '../plainText';
import { toBoolean } from './toBoolean';
import { inPart } from '../../loading/inPart';

/** Yes or no: 0 and 1 on the wire (platform-api 1.7), or true and false with `options.wire: 'boolean'`. */
export const booleanType: FieldTypeEntry = {
  Input: inPart(() => import('./BooleanInput').then(({ BooleanInput }) => BooleanInput)),
  Cell: BooleanCell,
  text: (value) => plainText(toBoolean(value)),
  empty: false,
  fromWire: (value) => toBoolean(value) ?? false,
  toWire: (value, field) => {
    const answer = toBoolean(value);
    if (field.options?.wire === 'boolean' || typeof answer !== 'boolean') return answer;
    return answer ? 1 : 0;
  },
};
