export default {
  name: 'Call overview |||| Call overview',
  fields: {
    account_sid: 'Account',
  },
  filters: {
    account_sid: 'Account',
    period: 'Date',
    unit: 'Count by',
  },
  all: {
    account_sid: 'All accounts',
    unit: 'What fits',
  },
  choices: {
    unit: {
      hour: 'Hour',
      day: 'Day',
    },
  },
};
