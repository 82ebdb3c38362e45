import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { TextCell } from '../text/TextCell';
import { checkVendor, tidyVendor } from './vendorValue';

/**
 * One of the declared vendors of speech, as far as the deployment offers it; for one that ends with a colon also the name that
 * the customer gives. `options.retired` names vendors that are stored here and there and no longer offered.
 */
export const speechVendorType: FieldTypeEntry = {
  Input: lazy(() => import('./SpeechVendorInput').then(({ SpeechVendorInput }) => ({ default: SpeechVendorInput }))),
  Cell: TextCell,
  text: plainText,
  empty: null,
  check: checkVendor,
  toWire: tidyVendor,
};
