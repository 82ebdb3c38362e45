export default {
  name: 'Account |||| Accounts',
  account: 'Account',
  titles: { add: 'Add an account', edit: 'Edit account' },
  sections: { identity: 'Account', sip: 'SIP' },
  section_help: { identity: 'How this customer is called.', sip: 'Where carriers send calls to and devices register.' },
  fields: {
    account_sid: 'Account SID',
    name: 'Account name',
    sip_realm: 'SIP realm',
    is_active: 'Status',
    service_provider_sid: 'Service provider',
  },
  help: {
    sip_realm: 'A domain name of this account’s own, such as acme.sip.example.com. It is kept in lower case.',
  },
  placeholders: { sip_realm: 'The domain name that SIP devices will register with' },
  choices: { is_active: { true: 'Active', false: 'Inactive' } },
  empty: {
    title: 'No Accounts.',
    text: 'An account holds the applications, numbers, carriers and clients of one customer.',
  },
  toasts: {
    created: 'Account created successfully',
    updated: 'Account updated successfully',
    deleted: 'Deleted account %{name}',
  },
  delete: { confirm: 'Are you sure you want to delete the account %{name}?' },
  name_taken: 'The name you have entered is already in use on another one of your accounts.',
  realm_taken: 'The SIP Realm you have entered is already in use on another one of your accounts.',
  denied: 'You do not have permissions to manage all accounts',
  edit_denied: 'You do not have permissions to make changes to this Account',
};
