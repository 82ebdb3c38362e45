import ipaddr from 'ipaddr.js';

/** What an IPv4 address and a netmask mean together. */
export interface NetmaskRange {
  first: string;
  last: string;
  count: number;
}

/** @returns undefined for what is no address, or no netmask from 0 to 32. */
export function netmaskRange(address: string, netmask: number): NetmaskRange | undefined {
  const cidr = `${address}/${netmask}`;
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(cidr)) return undefined;
  return {
    first: ipaddr.IPv4.networkAddressFromCIDR(cidr).toString(),
    last: ipaddr.IPv4.broadcastAddressFromCIDR(cidr).toString(),
    count: 2 ** (32 - netmask),
  };
}
