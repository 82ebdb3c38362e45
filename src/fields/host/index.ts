import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText, trimmed } from '../plainText';
import { TextCell } from '../text/TextCell';

/** A host name or address. Which of them a field takes is said by its rules; `options.lowerCase` sends it in lower case. */
export const hostType: FieldTypeEntry = {
  Input: lazy(() => import('./HostInput').then(({ HostInput }) => ({ default: HostInput }))),
  Cell: TextCell,
  text: plainText,
  empty: null,
  toWire: (value, field) => {
    const text = trimmed(value);
    return field.options?.lowerCase === true && typeof text === 'string' ? text.toLowerCase() : text;
  },
};
