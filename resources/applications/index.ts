import { defineResource } from '../../src/schema/types';
import { speechFields, speechPanel, swapPanel } from './speech';

export default defineResource({
  name: 'applications',
  parent: 'accounts',
  nav: { order: 60, icon: 'application' },
  api: {
    base: '/Applications',
    paths: { list: ['/Accounts/{filter.account_sid}/Applications', '/Applications'] },
    paging: true,
    filters: { q: 'name' },
    many: 'list',
    /* A body of hooks alone ends in a database error, and one without the call hook in a refusal of the status hook (platform-api 7.3). */
    always: ['name', 'call_hook'],
    errors: {
      'Duplicate entry': ['name', 'name_taken'],
      'jambonz payload|invalid instruction|unknown property|data type|missing value': 'app_json',
    },
  },
  access: { scope: 'account' },
  fields: {
    application_sid: { type: 'sid' },
    name: {
      type: 'text',
      required: true,
      maxLength: 64,
      unique: { within: ['account_sid'], message: 'name_taken' },
    },
    account_sid: { type: 'account' },
    call_hook: { type: 'webhook', required: true, options: { leads: 'call_status_hook', sample: 'call' } },
    env_vars: {
      type: 'env-variables',
      options: { webhook: 'call_hook', path: '/AppEnv', secret: true },
      rules: [{ rule: 'env-variables', webhook: 'call_hook' }],
    },
    call_status_hook: {
      type: 'webhook',
      required: true,
      options: { sample: 'status', follows: { field: 'call_hook', path: '/status' } },
    },
    ...speechFields,
    use_for_fallback_speech: { type: 'boolean' },
    app_json: { type: 'json', options: { list: true } },
    record_all_calls: { type: 'boolean' },
    speech: {
      type: 'speech-vendors',
      write: 'never',
      options: { fields: ['speech_synthesis_vendor', 'speech_recognizer_vendor'] },
    },
  },
  search: ['name'],
  list: {
    columns: ['name', 'account_sid', 'call_hook', 'speech'],
    hidden: ['application_sid'],
    filters: ['q'],
  },
  form: {
    sections: {
      identity: ['application_sid', 'name', 'account_sid'],
      webhooks: ['call_hook', 'env_vars', 'call_status_hook'],
      synthesis: [speechPanel('synthesis', false)],
      recognizer: [speechPanel('recognizer', false)],
      fallback: ['use_for_fallback_speech'],
      fallback_synthesis: { visible: { use_for_fallback_speech: true }, fields: [speechPanel('synthesis', true)] },
      fallback_recognizer: {
        visible: { use_for_fallback_speech: true },
        fields: [speechPanel('recognizer', true), swapPanel],
      },
      override: ['app_json'],
      recording: { visible: { 'features.call_recording': true }, fields: ['record_all_calls'] },
    },
  },
  blockedBy: [
    {
      resource: 'phone-numbers',
      filter: { account_sid: '{account_sid}' },
      where: { application_sid: { sameAs: 'record.application_sid' } },
    },
    {
      resource: 'accounts',
      where: {
        any: [
          { device_calling_application_sid: { sameAs: 'record.application_sid' } },
          { siprec_hook_sid: { sameAs: 'record.application_sid' } },
        ],
      },
    },
    'ms-teams-tenants',
    'carriers',
  ],
});
