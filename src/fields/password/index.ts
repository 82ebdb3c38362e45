import type { FieldTypeEntry } from '../kit';
import { HiddenCell } from './HiddenCell';
import { inPart } from '../../loading/inPart';

/** A new password. Never shown, never exported. `options.generate` offers to make one up. */
export const passwordType: FieldTypeEntry = {
  Input: inPart(() => import('./PasswordInput').then(({ PasswordInput }) => PasswordInput)),
  Cell: HiddenCell,
  text: () => '',
  empty: null,
};
