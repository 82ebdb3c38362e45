export default {
  name: 'Limit |||| Limits',
  fields: { category: 'Category', quantity: 'Quantity' },
  choices: {
    category: {
      voice_call_session: 'Max calls',
      voice_call_session_license: 'Licensed calls',
      voice_call_minutes: 'Max minutes',
      voice_call_minutes_license: 'Licensed minutes',
    },
    unit: { session: 'Session', minute: 'Minute' },
  },
  placeholders: { quantity: 'Enter quantity (0=unlimited)' },
};
