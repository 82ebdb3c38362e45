export default {
  name: 'Outbound call routing |||| Outbound call routings',
  fields: {
    lcr_sid: 'Routing SID',
    name: 'Name',
    account_sid: 'Account',
    service_provider_sid: 'Service provider',
  },
};
