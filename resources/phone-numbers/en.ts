export default {
  name: 'Phone number |||| Phone Numbers',
  titles: { list: 'Phone numbers', add: 'Add a phone number', edit: 'Edit phone number' },
  sections: { number: 'Number', routing: 'Routing' },
  section_help: {
    number: 'The number as the carrier delivers it. It cannot be changed once it is added.',
    routing: 'What happens with calls to this number.',
  },
  fields: {
    phone_number_sid: 'Phone number SID',
    number: 'Phone number',
    account_sid: 'Account',
    voip_carrier_sid: 'Carrier',
    with_inactive: 'Also offer inactive carriers',
    application_sid: 'Application',
  },
  filters: { account_sid: 'Account', voip_carrier_sid: 'Carrier' },
  all: { account_sid: 'All accounts', voip_carrier_sid: 'All carriers' },
  placeholders: { number: 'Phone number that will be sending calls to this service' },
  help: { application_sid: 'Without one, the default application of the carrier answers, if it has one.' },
  actions: {
    route: {
      label: 'Route to application',
      title: 'Route %{smart_count} number |||| Route %{smart_count} numbers',
      none: '%{smart_count} number will have no application. Only a default application of its carrier can answer its calls. Do you want to continue? |||| %{smart_count} numbers will have no application. Only default applications of their carriers can answer their calls. Do you want to continue?',
      button: 'Route',
      running: 'Updating number routing...',
      done: 'Number routing updated successfully',
    },
  },
  empty: {
    title: 'No phone numbers.',
    text: 'A number says which application handles the calls that a carrier delivers for it.',
  },
  toasts: {
    created: 'Phone number created successfully',
    updated: 'Phone number updated successfully',
    deleted: 'Deleted phone number %{number}',
  },
  delete: { confirm: 'Are you sure you want to delete the phone number %{number}?' },
  look_up: 'Which number wins?',
  inactive: '%{name} (inactive)',
  needs: {
    accounts: 'You must create an account before you can create a phone number.',
    carriers: 'You must create a SIP trunk before you can create a phone number.',
  },
  form: {
    number_taken: 'The phone number you have entered is already in use.',
    number_elsewhere: 'This number is also in use at the carrier “%{name}”.',
  },
};
