import type { KnownVendor } from '../declared/speechVendor';

const prefixOf = (value: string) => value.slice(0, value.indexOf(':') + 1);

/** What follows the colon: the name that the customer gives. */
export const givenName = (value: string): string => value.slice(prefixOf(value).length);

/** Whether a vendor stands before names that the customer gives. */
export const isNamed = (vendor: KnownVendor | undefined): boolean => vendor?.value.endsWith(':') === true;

/** The declared vendor of a stored value; undefined for one that nobody knows. */
export const vendorOf = (vendors: readonly KnownVendor[], value: string): KnownVendor | undefined =>
  vendors.find((vendor) => vendor.value === (isNamed(vendor) ? prefixOf(value) : value));
