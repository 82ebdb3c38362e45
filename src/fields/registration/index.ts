import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { textType } from '../text';

/**
 * A registration of ours with another server, as the platform notes it. A column's or panel's `options.gateways` names the field with the rows
 * of the gateways, `options.trace` the path of the last REGISTER in the capture server. Its cell is heavier than most: it comes after the rows.
 */
export const registrationType: FieldTypeEntry = {
  Input: textType.Input,
  Cell: lazy(() => import('./RegistrationCell').then(({ RegistrationCell }) => ({ default: RegistrationCell }))),
  text: (value) => plainText((value as { status?: unknown } | null)?.status),
  empty: null,
};
