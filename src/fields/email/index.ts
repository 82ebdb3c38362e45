import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText, trimmed } from '../plainText';
import { TextCell } from '../text/TextCell';

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailType: FieldTypeEntry = {
  Input: lazy(() => import('./EmailInput').then(({ EmailInput }) => ({ default: EmailInput }))),
  Cell: TextCell,
  text: plainText,
  empty: null,
  toWire: trimmed,
  check: (value) => (address.test(plainText(value).trim()) ? undefined : { key: 'fields.email.invalid' }),
};
