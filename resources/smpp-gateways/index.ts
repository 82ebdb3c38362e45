import { defineResource } from '../../src/schema/types';
import { following, inbound, netmask } from '../gatewayFields';

const receives = { inbound: true };
const sends = { outbound: true };

/** Where messages of a carrier come from and go to (platform-api 9.5). */
export default defineResource({
  name: 'smpp-gateways',
  title: 'ipv4',
  api: {
    base: '/SmppGateways',
    /* What the platform stores where nothing is said is not what the form shows (platform-api 23.5). */
    write: [{ step: 'preset', on: 'create', values: { is_primary: 0 } }],
    filters: { voip_carrier_sid: 'voip_carrier_sid' },
  },
  access: { scope: 'account' },
  fields: {
    smpp_gateway_sid: { type: 'sid' },
    voip_carrier_sid: { type: 'sid', write: 'create' },
    ipv4: {
      type: 'host',
      required: true,
      options: { netmask: 'netmask', port: 'port', hints: true },
      maxLength: 128,
      rules: [{ rule: 'gateway-host', subdomain: true, invalid: 'resources.smpp-gateways.form.invalid_address' }],
    },
    port: { type: 'port', required: true, default: 2775 },
    netmask,
    inbound,
    outbound: { type: 'boolean', default: true },
    is_primary: { type: 'boolean', default: false, visible: sends },
    use_tls: { type: 'boolean', default: false, visible: sends },
  },
  rows: {
    options: {
      sort: 'ipv4',
      count: ['inbound', 'outbound'],
      following,
      removed: [{ when: sends, message: 'deleted_outbound' }, { message: 'deleted_inbound' }],
    },
    rules: [
      { uniqueRows: ['ipv4', 'port'], rowsWhere: receives, message: 'taken' },
      { uniqueRows: ['ipv4', 'port'], rowsWhere: sends, message: 'taken' },
    ],
  },
});
