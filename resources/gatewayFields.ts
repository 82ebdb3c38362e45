import type { Field } from '../src/schema/types';

/** One that only takes calls or messages from us has one address (platform-api 9.5). */
export const netmask: Field = {
  type: 'netmask',
  default: 32,
  visible: { inbound: true },
  sendWhenHidden: 32,
  options: { address: 'ipv4' },
};

/** A gateway serves a direction at least. */
export const inbound: Field = {
  type: 'boolean',
  default: true,
  rules: [{ refuse: { inbound: { not: true }, outbound: { not: true } }, message: 'no_direction' }],
};

/** Who has said where calls come from says next where they go. */
export const following = {
  when: { inbound: true, outbound: { not: true } },
  values: { inbound: false, outbound: true },
};
