import type { KnownVendor } from '../../schema/speechVendor';
import type { Complaint } from '../kit';

/** The platform's column (platform-api 23.10). */
const longest = 32;

const prefixOf = (value: string) => value.slice(0, value.indexOf(':') + 1);

/** What follows the colon: the name that the customer gives. */
export const givenName = (value: string): string => value.slice(prefixOf(value).length);

/** Whether a vendor stands before names that the customer gives. */
export const isNamed = (vendor: KnownVendor | undefined): boolean => vendor?.value.endsWith(':') === true;

/** The declared vendor of a stored value; undefined for one that nobody knows. */
export const vendorOf = (vendors: readonly KnownVendor[], value: string): KnownVendor | undefined =>
  vendors.find((vendor) => vendor.value === (isNamed(vendor) ? prefixOf(value) : value));

/** What is wrong with the name of a vendor of the customer's own. */
export function checkVendor(value: unknown): Complaint | undefined {
  if (typeof value !== 'string' || !value.includes(':')) return undefined;
  if (givenName(value).trim() === '') return { key: 'form.required' };
  if (value.length <= longest) return undefined;
  return { key: 'rules.max_length', args: { value: longest - prefixOf(value).length } };
}

/** Without blanks around the name. */
export const tidyVendor = (value: unknown): unknown =>
  typeof value === 'string' ? prefixOf(value) + givenName(value).trim() : value;
