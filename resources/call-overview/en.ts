export default {
  name: 'Call overview |||| Call overview',
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
