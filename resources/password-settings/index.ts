import { defineResource } from '../../src/schema/types';

/** What a new password must be like (platform-api 20.2): a part of the settings form, and read by the password rule of others. */
export default defineResource({
  name: 'password-settings',
  kind: 'singleton',
  nav: false,
  api: { base: '/PasswordSettings', paths: { update: 'POST /PasswordSettings' } },
  access: { scope: { account: ['show'], admin: ['edit'] } },
  fields: {
    /* The API takes no other length, but lets a 0 through. */
    min_password_length: {
      type: 'select',
      required: true,
      default: 8,
      choices: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    },
    require_digit: { type: 'boolean', default: false },
    require_special_character: { type: 'boolean', default: false },
  },
  form: {
    sections: {
      policy: [
        'min_password_length',
        ['require_digit', 'require_special_character'],
        {
          use: 'password-policy',
          bind: { length: 'min_password_length', digit: 'require_digit', special: 'require_special_character' },
        },
      ],
    },
  },
});
