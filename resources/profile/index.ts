import { defineResource } from '../../src/schema/types';

/** The signed-in user and the own password, which even a view-only user may change (platform-api 2.3, 4.5). */
export default defineResource({
  name: 'profile',
  kind: 'singleton',
  title: 'name',
  nav: false,
  api: {
    base: '/Users/{session.user_sid}',
    /* Absent means false to the platform: a view-only user would stop being one (platform-api 26.3). */
    always: ['is_view_only'],
    errors: {
      /* A wrong password is refused as 403 without a text. */
      '^errors.no_access$': ['old_password', 'wrong_password'],
      'cannot be your old password': ['new_password', 'same_password'],
      password: 'new_password',
    },
  },
  access: { scope: { account: ['show', 'edit'] }, viewOnlyMay: ['edit'] },
  fields: {
    user_sid: { type: 'sid' },
    name: { type: 'text', write: 'never' },
    email: { type: 'email', write: 'never' },
    is_view_only: { type: 'boolean', write: 'never' },
    provider: { type: 'text', write: 'never' },
    old_password: { type: 'password', required: true, options: { autoComplete: 'current-password' } },
    new_password: {
      type: 'password',
      required: true,
      options: { autoComplete: 'new-password' },
      rules: [{ rule: 'password-policy', settings: 'password-settings' }],
    },
    repeated_password: {
      type: 'password',
      required: true,
      /* Compared here, never sent. */
      write: 'form',
      options: { autoComplete: 'new-password' },
      rules: [{ rule: 'same-as', field: 'record.new_password', message: 'passwords_differ' }],
    },
  },
  form: {
    sections: {
      user: ['user_sid', ['name', 'email'], 'is_view_only'],
      password: {
        fields: [
          'old_password',
          'new_password',
          'repeated_password',
        ] /* Whoever signs in elsewhere has no password here. */,
        visible: { 'loaded.provider': { not: ['google', 'github'] } },
      },
    },
  },
});
