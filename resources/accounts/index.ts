import { defineResource } from '../../src/schema/types';
import { bucketCredential, canTest } from './recording';

/* Plans are those of who is signed in: nobody reads or changes another's (platform-api 21). */
const ownHosted = { 'features.hosted': true, 'session.scope': 'account' } as const;

export default defineResource({
  name: 'accounts',
  nav: { order: 30, icon: 'account' },
  api: {
    base: '/Accounts',
    paths: { list: ['/ServiceProviders/{session.current_service_provider_sid}/Accounts', '/Accounts'] },
    many: 'list',
    errors: {
      'Duplicate entry': ['sip_realm', 'realm_taken'],
      'bucket credential|storage vendor': 'bucket_credential',
    },
  },
  access: {
    scope: { account: ['show', 'edit'], service_provider: ['list', 'create', 'delete', 'export'] },
    denied: { list: '/internal/accounts/{session.account_sid}/edit', show: '/internal/applications' },
  },
  fields: {
    account_sid: { type: 'sid' },
    name: { type: 'text', required: true, maxLength: 64, unique: { message: 'name_taken' } },
    is_active: { type: 'boolean', default: true, scope: 'service_provider' },
    limits: { type: 'limits', of: 'limits' },
    /* Account users change it by a call of its own (platform-api 6.6); a PUT of theirs is refused. */
    sip_realm: {
      type: 'host',
      readOnly: { any: [{ 'session.scope': 'account' }, { 'features.hosted': true, operation: { not: 'create' } }] },
      options: { lowerCase: true },
      maxLength: 132,
      unique: { message: 'realm_taken' },
      rules: ['sip-realm'],
    },
    webhook_secret: { type: 'secret', write: 'never', options: { copy: true } },
    device_calling_application_sid: { type: 'reference', write: 'update', reference: { resource: 'applications' } },
    /* An application in spite of its name (platform-api 6.1). */
    siprec_hook_sid: { type: 'reference', write: 'update', reference: { resource: 'applications' } },
    registration_hook: { type: 'webhook', options: { schemes: ['http', 'https'] } },
    queue_event_hook: { type: 'webhook', options: { schemes: ['http', 'https'], methods: ['POST'] } },
    enable_debug_log: { type: 'boolean', scope: 'admin' },
    recording: {
      type: 'boolean',
      visible: { operation: { not: 'create' } },
      derive: { true: { any: [{ 'bucket_credential.vendor': { set: true } }, { record_all_calls: true }] } },
      /* It is sent as what it brings along: on without any of that would be lost. */
      rules: [
        {
          refuse: { recording: true, record_all_calls: { not: true }, 'bucket_credential.vendor': { set: false } },
          message: 'recording_without_bucket',
        },
      ],
    },
    record_format: {
      type: 'select',
      choices: ['mp3', 'wav'],
      required: { recording: true },
      default: 'mp3',
      write: 'update',
      visible: { recording: true },
    },
    bucket_credential: bucketCredential,
    record_all_calls: {
      type: 'boolean',
      write: 'update',
      visible: { recording: true },
      sendWhenHidden: false,
      rules: [
        { when: { record_all_calls: true, 'bucket_credential.vendor': { set: false } }, warning: 'records_nowhere' },
      ],
    },
    service_provider_sid: { type: 'service_provider' },
  },
  search: ['name', 'sip_realm'],
  list: { columns: ['name', 'sip_realm', 'is_active', 'account_sid'], filters: ['q'] },
  form: {
    sections: {
      plan: {
        visible: ownHosted,
        fields: [
          { use: 'hosted-account', part: 'setup' },
          { use: 'hosted-account', part: 'plan' },
        ],
      },
      identity: ['account_sid', 'name', 'is_active'],
      limits: { visible: { 'features.hosted': { not: true } }, fields: ['limits'] },
      sip: [
        'sip_realm',
        { use: 'hosted-account', part: 'realm' },
        ['device_calling_application_sid', 'siprec_hook_sid'],
      ],
      webhooks: [
        'webhook_secret',
        { use: 'action', name: 'regenerate_secret' },
        'registration_hook',
        'queue_event_hook',
      ],
      recording: {
        visible: { 'features.call_recording': true, operation: { not: 'create' } },
        fields: [
          'recording',
          'record_format',
          'bucket_credential',
          { use: 'action', name: 'test_bucket' },
          'record_all_calls',
        ],
      },
      prompts: [{ use: 'counted-action', name: 'clear_tts_cache', path: '/Accounts/{id}/TtsCache', key: 'size' }],
      diagnosis: { scope: 'admin', fields: ['enable_debug_log'] },
      keys: [{ use: 'keys', resource: 'api-keys', owner: 'account_sid' }],
      end: { visible: ownHosted, fields: [{ use: 'hosted-account', part: 'end' }] },
    },
    after: { create: 'edit', edit: 'list' },
  },
  actions: {
    /* A GET that writes (platform-api 6.5). */
    regenerate_secret: {
      on: ['form'],
      call: 'GET /Accounts/{id}/WebhookSecret',
      body: { regenerate: 'true' },
      confirm: true,
    },
    clear_tts_cache: { on: ['form'], call: 'DELETE /Accounts/{id}/TtsCache', confirm: true },
    test_bucket: {
      on: ['form'],
      call: {
        use: 'credential-test',
        path: '/Accounts/{id}/BucketCredentialTest',
        group: 'bucket_credential',
        without: ['tags'],
        messages: {
          stored: 'resources.accounts.bucket_test.stored',
          typed: 'resources.accounts.bucket_test.typed',
          failed: 'resources.accounts.bucket_test.failed',
        },
      },
      enabled: canTest,
    },
  },
  blockedBy: [
    'applications',
    'phone-numbers',
    'ms-teams-tenants',
    { resource: 'api-keys', address: '/internal/accounts/{account_sid}/edit' },
    'clients',
    /* Asked for an account's carriers, the platform gives those that its provider shares along (platform-api 9.2). */
    {
      resource: 'carriers',
      filter: { account_sid: '{account_sid}' },
      where: { account_sid: { sameAs: 'record.account_sid' } },
    },
    /* A provider is shown the tables of its own only (platform-api 26.7). */
    { resource: 'least-cost-routing', visible: { 'session.scope': { not: 'service_provider' } } },
  ],
});
