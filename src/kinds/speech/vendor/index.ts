import type { Complaint, FieldTypeEntry } from '../../../fields/kit';
import { cleanLine, plainText } from '../../../fields/plainText';
import { TextCell } from '../../../fields/text/TextCell';
import { inPart } from '../../../loading/inPart';

/** The platform's column (platform-api 23.10). */
const longest = 32;

/** A vendor that stands before names that the customer gives. */
const isNamed = (value: unknown) => typeof value === 'string' && value.includes(':');

/** What is wrong with the name that follows the colon. */
function checkVendor(value: unknown): Complaint | undefined {
  if (typeof value !== 'string' || !isNamed(value)) return undefined;
  if (value.trim().endsWith(':')) return { key: 'rules.unnamed' };
  if (value.length <= longest) return undefined;
  return { key: 'rules.max_length', args: { value: longest - value.indexOf(':') - 1 } };
}

/**
 * One of the declared vendors of speech, as far as the deployment offers it; for one that ends with a colon also the name that
 * the customer gives. `options.retired` names vendors that are stored here and there and no longer offered.
 */
export const speechVendorType: FieldTypeEntry = {
  Input: inPart(() => import('./SpeechVendorInput').then(({ SpeechVendorInput }) => SpeechVendorInput)),
  Cell: TextCell,
  text: plainText,
  empty: null,
  check: checkVendor,
  wrongPart: (value) => (isNamed(value) ? 'vendor_name' : undefined),
  toWire: (value) => (typeof value === 'string' ? cleanLine(value.replace(/:\s+/, ':')) : value),
};
