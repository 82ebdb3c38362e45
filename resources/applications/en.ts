export default {
  name: 'Application |||| Applications',
  titles: { add: 'Add an application', edit: 'Edit application' },
  sections: { identity: 'Application', webhooks: 'Webhooks' },
  section_help: {
    identity: 'What the application is called and whose calls it may handle.',
    webhooks: 'Where the platform asks what to do with a call, and where it reports its progress.',
  },
  fields: {
    application_sid: 'Application SID',
    name: 'Application name',
    account_sid: 'Account',
    call_hook: 'Calling webhook',
    call_status_hook: 'Call status webhook',
  },
  filters: { account_sid: 'Account' },
  help: {
    call_hook: 'Asked for instructions when a call arrives.',
    call_status_hook: 'Told about every change of a call’s state.',
  },
  empty: { title: 'No applications.', text: 'An application says which webhook decides what happens with a call.' },
  toasts: {
    created: 'Application created successfully',
    updated: 'Application updated successfully',
    deleted: 'Deleted application %{name}',
  },
  delete: { confirm: 'Are you sure you want to delete the application %{name}?' },
  name_taken: 'The name you have entered is already in use on another one of your applications.',
  needs_account: 'You must create an account before you can create an application.',
  edit_denied: 'You do not have permissions to make changes to this Application',
};
