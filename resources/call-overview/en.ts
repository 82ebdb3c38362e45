export default {
  name: 'Call overview |||| Call overview',
  fields: {
    attempted_at: 'Time',
    direction: 'Direction',
    from: 'From',
    to: 'To',
    duration: 'Duration',
    answered: 'Answered',
    account_sid: 'Account',
    sip_callid: 'SIP Call-ID',
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
  empty: {
    title: 'There were no calls in this period.',
    text: 'Calls that come in or go out are counted here.',
  },
  no_match: {
    title: 'There were no calls in this period.',
  },
};
