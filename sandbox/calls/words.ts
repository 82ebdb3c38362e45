/** What callers are told. */
export const prompts = [
  'Good morning, how can we help?',
  'Please say or dial your customer number.',
  'I did not get that. Could you say it once more?',
  'Thank you. One moment, please.',
  'For deliveries press one, for everything else press two.',
  'Your appointment is on Thursday at nine. Is that all right?',
] as const;

/** What callers say. */
export const transcripts = [
  'yes',
  'no thank you',
  'I am calling about my delivery',
  'four seven one one',
  'could I speak to somebody please',
  'the order from last week has not arrived',
] as const;
