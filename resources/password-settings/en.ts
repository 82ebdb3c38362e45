export default {
  name: 'Password settings |||| Password settings',
  fields: {
    min_password_length: 'Minimum length',
    require_digit: 'Require a digit',
    require_special_character: 'Require a special character',
  },
};
