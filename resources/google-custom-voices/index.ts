import { defineResource } from '../../src/schema/types';

/** Rows below a speech credential (platform-api 16.6). */
export default defineResource({
  name: 'google-custom-voices',
  api: {
    base: '/GoogleCustomVoices',
    filters: { speech_credential_sid: 'speech_credential_sid' },
    always: ['name', 'model'],
    /* Needed even where a cloning key stands for it (platform-api 16.6). */
    write: [{ step: 'preset', values: { model: '' } }],
  },
  access: { scope: 'account' },
  fields: {
    google_custom_voice_sid: { type: 'sid', label: 'Custom voice SID' },
    speech_credential_sid: { type: 'sid', label: 'Speech credential' },
    name: { type: 'text', label: 'Assigned name', required: true, maxLength: 64 },
    use_voice_cloning_key: { type: 'boolean', label: 'Use voice cloning key' },
    reported_usage: {
      type: 'select',
      label: 'Reported usage',
      required: true,
      default: 'REALTIME',
      choices: { REPORTED_USAGE_UNSPECIFIED: 'Not specified', REALTIME: 'Realtime', OFFLINE: 'Offline' },
      visible: { use_voice_cloning_key: { not: true } },
    },
    model: {
      type: 'text',
      label: 'Model',
      required: true,
      visible: { use_voice_cloning_key: { not: true } },
      maxLength: 512,
    },
    voice_cloning_key: {
      type: 'text-file',
      label: 'Voice cloning key',
      required: true,
      options: {
        secret: true,
        /* The platform takes bodies of at most 100 kB; a file may be larger, but only an administrator's (platform-api 16.7). */
        upload: { path: '/GoogleCustomVoices/{id}/VoiceCloningKey', part: 'file', above: 90_000 },
      },
      visible: { use_voice_cloning_key: true },
      rules: [
        {
          maxLength: 90_000,
          when: { 'session.scope': { not: 'admin' } },
          message: 'key_too_large',
        },
        { maxLength: 1_000_000, message: 'key_no_key' },
      ],
    },
  },
});
