export default {
  name: 'Profile |||| Profiles',
  titles: { edit: 'My profile' },
  sections: { user: 'Who you are', password: 'Change my password' },
  section_help: { password: 'You stay signed in here and elsewhere.' },
  fields: {
    user_sid: 'User SID',
    name: 'User name',
    email: 'User email',
    is_view_only: 'View-only User',
    old_password: 'Current password',
    new_password: 'New password',
    repeated_password: 'Confirm new password',
  },
  toasts: { updated: 'Your password has been changed' },
  form: {
    wrong_password: 'This is not your current password.',
    same_password: 'The new password must not be the current one.',
    passwords_differ: 'Passwords do not match',
  },
};
