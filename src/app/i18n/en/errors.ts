/** What is shown where the server says nothing an operator could use. */
export default {
  invalid_credentials: 'Login credentials are incorrect',
  server_unreachable: 'The server cannot be reached',
  network: 'The server cannot be reached',
  generic: 'Something went wrong, please try again',
  session_expired: 'Your session has expired. Please log in and try again.',
  must_log_in: 'You must log in to view that page',
  not_found: 'This record does not exist, or no longer exists.',
  no_access: 'You do not have access.',
  too_large: 'This is more than the server accepts.',
  unreadable_answer: 'The server gave an answer that could not be read.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  too_many_requests_for: 'Too many requests. Please try again in %{seconds} seconds.',
  database: {
    in_use: 'Something else still uses this: the platform does not delete it.',
    no_such: 'Something that was chosen here no longer exists.',
    duplicate: 'The platform has one like this already.',
    too_long: 'This is longer than the platform can store.',
    not_taken: 'The platform does not take this value.',
    unexpected: 'The platform could not store this.',
    instruction: 'The platform does not know one of these instructions.',
  },
  could_not_be_checked: 'could not be checked',
  partial_save: 'Saved in part: %{failed} of %{total} rows could not be saved. Saving again sends only the rest.',
  partial_save_waiting:
    'Saved in part: %{failed} of %{total} rows could not be saved, and %{waiting} more are deleted only after that. Saving again sends only the rest.',
  partial_save_hint: 'Some rows could not be saved. Saving again sends only the rest.',
  parts_save: 'Not everything was saved. Saving again sends only the rest.',
  not_taken_over:
    'The platform answered that it saved this, but kept the old value. Perhaps you may not change it, or the values do not fit together.',
  unconfirmed: 'This was sent, but could not be read again: please look whether it was saved.',
  no_path: 'A value is missing that the address of this record needs.',
};
