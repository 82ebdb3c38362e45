import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText, trimmed } from '../plainText';
import { TextCell } from '../text/TextCell';

/** A host name or address. Which of them a field takes is said by its rules. */
export const hostType: FieldTypeEntry = {
  Input: lazy(() => import('./HostInput').then(({ HostInput }) => ({ default: HostInput }))),
  Cell: TextCell,
  text: plainText,
  empty: null,
  toWire: trimmed,
};
