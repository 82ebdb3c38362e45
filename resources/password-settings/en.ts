export default {
  name: 'Password settings |||| Password settings',
  titles: { edit: 'Password settings' },
  sections: { policy: 'Passwords' },
  section_help: { policy: 'What a new password must be like. Passwords that exist stay as they are.' },
  fields: {
    min_password_length: 'Min password length',
    require_digit: 'Password require digit',
    require_special_character: 'Password require special character',
  },
  toasts: { updated: 'Admin settings updated successfully' },
  form: {
    must: 'Password must:',
    length: 'Be at least %{count} characters long',
    digit: 'Contain at least one number',
    special: 'Contain at least one special character',
  },
};
