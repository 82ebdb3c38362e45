/** A session that is about to end. */
export default {
  ends_soon: 'Your session ends in %{smart_count} minute. |||| Your session ends in %{smart_count} minutes.',
  has_ended: 'Your session has ended.',
  stay: 'Stay signed in',
  sign_in_anew: 'Save your work: you will be asked to sign in again.',
  text: 'Enter the password of %{name}. Nothing on this page changes.',
  password: 'Password',
  missing: 'Enter your password.',
  cancel: 'Cancel',
  working: 'Signing in…',
  done: 'You stay signed in.',
};
