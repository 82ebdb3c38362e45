import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { HiddenCell } from './HiddenCell';

/** A new password. Never shown, never exported. */
export const passwordType: FieldTypeEntry = {
  Input: lazy(() => import('./PasswordInput').then(({ PasswordInput }) => ({ default: PasswordInput }))),
  Cell: HiddenCell,
  text: () => '',
  empty: null,
};
