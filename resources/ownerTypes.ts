import { ownerTypes } from '../src/schema/ownerTypes';

/** Whoever has no account of their own says which one; to an account user it is their own, and never shown. */
ownerTypes.register('account', {
  level: 'account',
  name: 'account_sid',
  field: {
    type: 'reference',
    required: true,
    scope: 'service_provider',
    value: '{session.account_sid}',
    reference: { resource: 'accounts', preset: 'first' },
  },
});

/** A new record belongs to the provider that is looked at; it never moves. */
ownerTypes.register('service_provider', {
  level: 'service_provider',
  name: 'service_provider_sid',
  field: { type: 'sid', write: 'create', value: '{session.current_service_provider_sid}' },
});
