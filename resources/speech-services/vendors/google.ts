import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'google',
  name: 'Google',
  tts: { presets: ['en-US', 'en-US-Standard-C'], ownVoices: true },
  stt: { presets: ['en-US'] },
  docs: 'https://cloud.google.com/text-to-speech/docs',
  credential: {
    service_key: {
      type: 'key-file',
      write: 'create',
      required: true,
      options: { secret: true, requires: ['private_key', 'client_email'] },
    },
    model_id: {
      type: 'text',
      visible: { use_for_tts: true },
      options: { label: 'google_model', help: 'google_model', placeholder: 'google_model' },
    },
    /* In sight as long as there are voices: a use that is switched off for a while must not delete them. */
    use_custom_voices: {
      type: 'opt-in',
      visible: { any: [{ use_for_tts: true }, { use_custom_voices: true }] },
      derive: { true: { 'custom_voices.0': { set: true } } },
    },
    custom_voices: {
      type: 'rows',
      of: 'google-custom-voices',
      options: { when: { vendor: 'google' } },
      visible: { use_custom_voices: true },
      default: [{ reported_usage: 'REALTIME', use_voice_cloning_key: false }],
      rules: [{ minRows: 1, message: 'voices_needed' }],
    },
  },
});
