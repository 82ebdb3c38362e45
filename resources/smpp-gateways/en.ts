export default {
  name: 'SMPP gateway |||| SMPP gateways',
  fields: {
    smpp_gateway_sid: 'Gateway SID',
    voip_carrier_sid: 'Carrier',
    ipv4: 'IP or DNS',
    port: 'Port',
    netmask: 'Netmask',
    inbound: 'Inbound',
    outbound: 'Outbound',
    is_primary: 'Primary',
    use_tls: 'Use TLS',
  },
  placeholders: { ipv4: '1.2.3.4 / smpp.my.com', port: '2775' },
  form: {
    no_direction: 'A gateway must be inbound or outbound.',
    invalid_address: 'Please provide a valid inbound/outbound IP address or fully qualified domain name.',
    taken: 'Each inbound/outbound SMPP gateway must have a unique IP address.',
    deleted_inbound: 'SMPP inbound gateway successfully deleted',
    deleted_outbound: 'SMPP outbound gateway successfully deleted',
  },
};
