import { defineResource } from '../../src/schema/types';

/* Where there is no provider yet, an admin still sets the platform. */
const hasProvider = { 'session.current_service_provider_sid': { set: true } };

/** The provider that is being looked at, and for an admin the platform's own settings: one form, saved by one call for each part. */
export default defineResource({
  name: 'settings',
  kind: 'singleton',
  title: 'name',
  nav: { order: 20, icon: 'settings' },
  api: {
    base: '/ServiceProviders/{session.current_service_provider_sid}',
    paths: { delete: '/ServiceProviders/{session.current_service_provider_sid}' },
    /* Absent it is cleared, and null is refused (platform-api 5.2): it goes along as it was, where there is one. */
    always: ['registration_hook'],
    errors: { 'Duplicate entry': ['name', 'name_taken'] },
  },
  access: {
    scope: { service_provider: ['show', 'edit'], admin: ['delete'] },
    keepsOneOf: 'service-providers',
    denied: '/internal/accounts/{session.account_sid}/edit',
  },
  fields: {
    service_provider_sid: { type: 'sid' },
    name: { type: 'text', required: true, maxLength: 64 },
    registration_hook: { type: 'webhook' },
    limits: { type: 'limits', of: 'limits' },
    has_teams: { type: 'boolean', derive: { true: { ms_teams_fqdn: { set: true } } } },
    ms_teams_fqdn: {
      type: 'host',
      required: true,
      sendWhenHidden: null,
      visible: { has_teams: true },
      maxLength: 255,
      options: { labels: 2 },
    },
  },
  form: {
    tabs: {
      admin: {
        platform: { parts: ['system-information', 'password-settings'] },
        prompts: {
          scope: 'admin',
          fields: [{ use: 'counted-action', name: 'clear_tts_cache', path: '/TtsCache', key: 'size' }],
        },
      },
      service_provider: {
        provider: { visible: hasProvider, fields: ['service_provider_sid', 'name', 'limits'] },
        teams: { visible: hasProvider, fields: ['has_teams', 'ms_teams_fqdn'] },
      },
    },
    sections: {
      keys: {
        visible: hasProvider,
        fields: [{ use: 'keys', resource: 'api-keys', owner: 'service_provider_sid' }],
      },
    },
  },
  actions: {
    clear_tts_cache: { on: ['form'], call: 'DELETE /TtsCache', confirm: true },
  },
  blockedBy: ['users', 'accounts'],
});
