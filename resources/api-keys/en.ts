export default {
  name: 'API key |||| API keys',
  fields: { token: 'Key', created_at: 'Created', last_used: 'Last used', expires_at: 'Expires' },
  help: {
    expires_at: 'Optional. The date is stored, not enforced by the platform: a key answers until it is deleted.',
  },
  form: {
    empty: 'No API keys yet.',
    add: 'Add key',
    actions: 'Actions',
    rotate: 'Rotate',
    rotate_key: 'Rotate %{name}',
    no_use: 'No use noted',
    no_expiry: 'Never',
    use_noted: {
      account_sid:
        'Last used: the platform notes one time for all keys of an account together, at most once a minute. It does not tell which key was used.',
      service_provider_sid: 'Last used: the platform does not note when a key of a service provider is used.',
    },
    expiry_hint: 'Expires: the date is stored, not enforced by the platform. A key answers until it is deleted.',
    title: {
      create: 'New API key',
      made: 'Here is your new API key',
      delete: 'Delete API key',
      rotate: 'Rotate API key',
    },
    ask: {
      create: 'A new key answers at once. It is shown in full only this one time.',
      delete: 'Are you sure you want to delete the following API key? %{name} Programs that use it will be refused.',
      rotate: 'A new key is made and shown. The old key %{name} goes on answering until you retire it.',
    },
    make: 'Make the key',
    both_answer: 'The old key %{name} still answers. Put the new one in its place, then retire the old one.',
    keep_both: 'Keep both for now',
    retire: 'Retire the old key',
    not_retired: 'The old key %{name} could not be retired and still answers: %{reason}',
    created: 'API key created',
    copied: 'API key copied',
    deleted: 'API key deleted',
  },
};
