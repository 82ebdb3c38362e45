export default {
  name: 'Alert |||| Alerts',
  fields: {
    time: 'Time',
    alert_type: 'Type',
    message: 'Message',
    detail: 'Detail',
    vendor: 'Vendor',
    target_sid: 'About',
    account_sid: 'Account',
    service_provider_sid: 'Service provider',
  },
  filters: {
    alert_type: 'Type',
    account_sid: 'Account',
    period: 'Date',
  },
  all: {
    account_sid: 'All accounts',
    alert_type: 'All types',
  },
  empty: {
    title: 'No data.',
    text: 'What goes wrong on the platform is listed here.',
  },
  no_match: {
    title: 'No data.',
  },
};
