import type { Predicate } from '../../src/schema/facts/predicate';
import { defineResource } from '../../src/schema/types';

/** The user who is signed in. */
const own = { 'loaded.user_sid': { sameAs: 'session.user_sid' } };
/** Whoever is moved is signed out by the platform (platform-api 2.1). */
const moved: Predicate = {
  operation: 'edit',
  any: [
    { scope: { differsFrom: 'loaded.scope' } },
    { scope: 'account', account_sid: { differsFrom: 'loaded.account_sid' } },
  ],
};

export default defineResource({
  name: 'users',
  /* In a hosted system accounts have one user each; the own one stays reachable. */
  nav: { order: 10, icon: 'user', visible: { 'features.hosted': { not: true } } },
  api: {
    base: '/Users',
    /* Absent means false to the platform: it would take the view-only right away (platform-api 26.3). */
    always: ['is_view_only'],
    /* An admin is given the users of every provider. */
    where: {
      any: [
        { service_provider_sid: null },
        { service_provider_sid: { sameAs: 'session.current_service_provider_sid' } },
      ],
    },
    errors: {
      'invalid username or email': ['name', 'taken'],
      password: 'initial_password',
      'promoted|moved to another': 'scope',
    },
    read: ['owner-name'],
    /* What does not apply is said to be nothing (specification 1, section 7). */
    write: [{ step: 'preset', on: 'create', values: { is_active: 1, service_provider_sid: null, account_sid: null } }],
  },
  access: { scope: 'account', asks: [{ when: own, message: 'own_delete' }], endsSession: own },
  fields: {
    user_sid: { type: 'sid' },
    /* The column of that name holds something else (platform-api 4.3): the role follows from the owners. */
    scope: {
      type: 'select',
      required: true,
      scope: 'service_provider',
      default: '{session.scope}',
      choices: { use: 'scopes-up-to-own' },
      derive: {
        account: { account_sid: { set: true } },
        service_provider: { service_provider_sid: { set: true } },
        admin: {},
      },
      rules: [
        { refuse: { 'loaded.scope': 'account', scope: { not: 'account' } }, message: 'no_promotion' },
        { refuse: { 'loaded.scope': 'service_provider', scope: 'admin' }, message: 'no_promotion' },
        /* An account is looked for in the provider that the user has now, and this one has none (platform-api 4.5). */
        {
          refuse: { operation: 'edit', 'loaded.service_provider_sid': { set: false }, scope: 'account' },
          message: 'one_step',
        },
        { when: { ...own, ...moved }, question: 'own_scope' },
        { when: { ...moved, none: [own] }, note: 'ends_session' },
      ],
    },
    account_sid: { type: 'account', visible: { scope: 'account' } },
    /* Sent for a new user, and when an admin becomes somebody's; sent unchanged it would end the user's session (26.2). */
    service_provider_sid: {
      type: 'service_provider',
      write: 'always',
      visible: {
        scope: { not: 'admin' },
        any: [{ operation: 'create' }, { 'loaded.service_provider_sid': { set: false } }],
      },
    },
    /* The API refuses a name or address that is taken for a new user only: of two of one name one could not sign in. */
    name: {
      type: 'text',
      required: true,
      maxLength: 255,
      unique: { ignoreCase: true, message: 'taken' },
      rules: [
        /* Without a provider the platform would make an admin of the new user (platform-api 4.4). */
        {
          refuse: {
            operation: 'create',
            scope: { not: 'admin' },
            'session.current_service_provider_sid': { set: false },
          },
          message: 'no_provider',
        },
      ],
    },
    email: { type: 'email', required: true, maxLength: 255, unique: { ignoreCase: true, message: 'taken' } },
    initial_password: {
      type: 'password',
      /* It is never given back: who may only look would see an empty input. */
      visible: { 'session.viewOnly': { not: true } },
      required: { operation: 'create' },
      rules: [
        { rule: 'password-policy', settings: 'password-settings' },
        { when: { operation: 'edit', initial_password: { set: false } }, note: 'password_kept' },
      ],
    },
    force_change: { type: 'boolean', default: true },
    is_active: {
      type: 'boolean',
      write: 'update',
      default: true,
      rules: [{ when: { ...own, is_active: false, 'loaded.is_active': true }, question: 'own_inactive' }],
    },
    is_view_only: {
      type: 'boolean',
      default: false,
      rules: [{ when: { ...own, is_view_only: true, 'loaded.is_view_only': false }, question: 'own_view_only' }],
    },
    account_name: { type: 'text', write: 'never' },
    service_provider_name: { type: 'text', write: 'never' },
    owner: { type: 'owner', write: 'never' },
  },
  search: ['name', 'email'],
  list: {
    columns: ['name', { field: 'owner', options: { none: 'fields.owner.all' } }],
    hidden: ['email', 'is_active', 'account_name', 'service_provider_name'],
    filters: ['q', { scope: { type: 'select', choices: { use: 'scopes-up-to-own' } } }, 'account_sid'],
  },
  form: {
    sections: {
      access: ['user_sid', ['scope', 'account_sid'], ['is_active', 'is_view_only']],
      identity: ['name', 'email'],
      password: ['initial_password', 'force_change'],
    },
  },
  actions: {
    reset_password: {
      on: ['form'],
      call: {
        use: 'temporary-password',
        field: 'initial_password',
        set: { force_change: true },
        settings: 'password-settings',
      },
      confirm: true,
      visible: { none: [own] },
    },
  },
});
