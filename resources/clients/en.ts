export default {
  name: 'Client |||| Clients',
  titles: { list: 'SIP client credentials', add: 'Add sip client', edit: 'Edit sip client' },
  sections: {
    credentials: 'Credentials',
    calling: 'Direct calling',
    owner: 'Account',
    device: 'How to register this device',
  },
  section_help: {
    credentials: 'What a SIP device registers with.',
    calling: 'What the device may call without an application for SIP device calls.',
    owner: 'The device registers at the SIP realm of this account.',
    device: 'The device registers with the user name and password above at the realm, by one of the addresses.',
  },
  fields: {
    client_sid: 'Client SID',
    username: 'User name',
    password: 'Password',
    is_active: 'Active',
    allow_direct_app_calling: 'Allow direct calling to applications',
    allow_direct_queue_calling: 'Allow direct calling to queues',
    allow_direct_user_calling: 'Allow direct calling to other users',
    account_sid: 'Belongs to',
  },
  filters: { account_sid: 'Account' },
  all: { account_sid: 'All accounts' },
  help: {
    username: 'Upper and lower case count: Alice and alice are two users.',
    allow_direct_app_calling: 'Lets the user call applications although none is set for SIP device calls.',
    allow_direct_queue_calling:
      'Lets the user take calls from queues although no application is set for SIP device calls.',
    allow_direct_user_calling: 'Lets the user call other users although no application is set for SIP device calls.',
  },
  choices: { is_active: { true: 'Active', false: 'Inactive' } },
  empty: { title: 'No sip clients.', text: 'A client is what a SIP device registers with to make and take calls.' },
  toasts: {
    created: 'Client created successfully',
    updated: 'Client updated successfully',
    deleted: 'Deleted sip client %{username}',
    deleted_form: 'Client deleted successfully',
  },
  delete: { confirm: 'Are you sure you want to delete the sip client %{username}?' },
  form: {
    set_realm: 'Set the SIP realm of the account',
    ours: {
      sip: 'Addresses by transport: UDP and TCP where none is named',
      realm: 'Realm (domain)',
      any_realm: 'The SIP realm of the account.',
      no_realm: 'The account has no SIP realm yet.',
      none: 'None is known.',
    },
  },
  no_realm: 'Sip realm is not set for the account.',
  needs: {
    accounts: 'You must create an account before you can create a client.',
  },
};
