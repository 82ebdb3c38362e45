export default {
  name: 'SIP gateway |||| SIP gateways',
  fields: {
    sip_gateway_sid: 'Gateway SID',
    voip_carrier_sid: 'Carrier',
    ipv4: 'Network address',
    port: 'Port',
    netmask: 'Netmask',
    protocol: 'Protocol',
    inbound: 'Inbound',
    outbound: 'Outbound',
    is_active: 'Active',
    pad_crypto: 'Pad crypto',
    send_options_ping: 'Send OPTIONS ping',
    use_sips_scheme: 'Use sips scheme',
  },
  placeholders: { ipv4: '1.2.3.4 / sip.my.com', port: '5060' },
  choices: { protocol: { udp: 'UDP', tcp: 'TCP', tls: 'TLS', 'tls/srtp': 'TLS/SRTP' } },
  form: {
    no_direction: 'A gateway must be inbound or outbound.',
    taken: 'Each SIP gateway must have a unique IP address.',
    deleted: 'SIP gateway successfully deleted',
  },
};
