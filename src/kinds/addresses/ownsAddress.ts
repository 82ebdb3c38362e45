import ipaddr from 'ipaddr.js';
import { plainText } from '../../fields/plainText';

/** How a row of gateways has an address: by itself, within its range, or not at all. */
export type Ownership = 'exact' | 'range' | undefined;

type Row = Readonly<Record<string, unknown>>;

/** Names of the row's fields. */
export interface AddressFields {
  address: string;
  netmask: string;
}

/** @param wanted an IPv4 address or a host name */
export function ownsAddress(row: Row, wanted: string, fields: AddressFields): Ownership {
  const own = plainText(row[fields.address]).trim().toLowerCase();
  const text = wanted.trim().toLowerCase();
  if (own === text) return 'exact';
  const cidr = `${own}/${plainText(row[fields.netmask]) || 32}`;
  const { IPv4 } = ipaddr;
  if (!IPv4.isValidFourPartDecimal(text) || !IPv4.isValidCIDRFourPartDecimal(cidr)) return undefined;
  return IPv4.parse(text).match(IPv4.parseCIDR(cidr)) ? 'range' : undefined;
}
