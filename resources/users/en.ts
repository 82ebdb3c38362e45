export default {
  name: 'User |||| Users',
  titles: { add: 'Add new user', edit: 'Edit user' },
  sections: { access: 'Access', identity: 'Identity', password: 'Password' },
  section_help: {
    access: 'What the user may see and change.',
    identity: 'The name is what the user signs in with.',
    password: 'Given out once; the user should replace it at the first sign-in.',
  },
  fields: {
    user_sid: 'User SID',
    scope: 'Scope',
    account_sid: 'Account',
    service_provider_sid: 'Service provider',
    name: 'User Name',
    email: 'User email',
    initial_password: 'Temporary password',
    force_change: 'Force change of password',
    is_active: 'User is active',
    is_view_only: 'View-only User',
    account_name: 'Account name',
    service_provider_name: 'Service provider name',
    owner: 'Scope',
  },
  filters: { scope: 'Scope', account_sid: 'Account' },
  all: { scope: 'All scopes', account_sid: 'All accounts' },
  help: {
    is_view_only: 'May look at everything in the scope and change nothing but the own password.',
  },
  choices: {
    is_active: { true: 'Active', false: 'Inactive' },
    scope: { admin: 'Admin', service_provider: 'Service provider', account: 'Account' },
  },
  empty: { title: 'No users.', text: 'Everybody who signs in to this console is a user.' },
  toasts: {
    created: 'User created successfully',
    updated: 'User updated successfully',
    deleted: 'Deleted user %{name}',
  },
  delete: { button: 'Delete User', confirm: 'Are you sure you want to delete the user %{name}?' },
  actions: {
    reset_password: {
      label: 'Set a temporary password',
      title: 'Set a temporary password',
      button: 'Set password',
      confirm:
        'A new password is made up and shown once. The old one no longer works, and the user must choose another at the next sign-in.',
      done: 'The temporary password is set',
    },
  },
  needs: {
    accounts: 'Cannot create an account. Service Provider has no accounts.',
  },
  form: {
    password_kept: 'Left empty, the password stays as it is.',
    taken: 'Another user has this name or email.',
    no_promotion: 'The platform does not let a user rise to a higher scope. Delete the user and add a new one instead.',
    one_step:
      'The platform does not give an admin an account in one step. Make the user a service provider’s first, save, and then choose the account.',
    no_provider: 'Choose a service provider first: without one the platform would make the new user an admin.',
    ends_session: 'Saving this signs the user out.',
    own_scope: 'This is your own user. You would be signed out, and could do less afterwards.',
    own_inactive: 'This is your own user. You would make yourself inactive.',
    own_view_only: 'This is your own user. From your next sign-in you could not change anything, not even this.',
    own_delete: 'This is your own user. You would be signed out and could not come back.',
  },
};
