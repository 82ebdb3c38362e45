export default {
  name: 'Carrier |||| Carriers',
  fields: {
    voip_carrier_sid: 'Carrier SID',
    name: 'Carrier name',
    is_active: 'Active',
    account_sid: 'Used by',
    application_sid: 'Default application',
    service_provider_sid: 'Service provider',
  },
};
