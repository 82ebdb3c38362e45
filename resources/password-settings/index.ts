import { defineResource } from '../../src/schema/types';

/** What a new password must be like (platform-api 20.2); read by the password rule of other forms. */
export default defineResource({
  name: 'password-settings',
  kind: 'singleton',
  nav: false,
  api: { base: '/PasswordSettings', paths: { update: { path: '/PasswordSettings', method: 'POST' } } },
  access: { scope: { show: 'account', edit: 'admin' } },
  fields: {
    min_password_length: { type: 'number' },
    require_digit: { type: 'boolean' },
    require_special_character: { type: 'boolean' },
  },
});
