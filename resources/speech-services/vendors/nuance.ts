import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
/** Nuance's own servers ask for both; where one use is on-premises, they may be left out. */
const hosted = { own_tts: { not: true }, own_stt: { not: true } };

export default defineSpeechVendor({
  value: 'nuance',
  name: 'Nuance',
  tts: { presets: ['en-US'] },
  stt: {},
  docs: 'https://docs.nuance.com',
  credential: {
    client_id: { type: 'text', write: 'create', required: hosted },
    secret: { type: 'secret', write: 'create', required: hosted },
    own_tts: { type: 'opt-in', derive: { true: { nuance_tts_uri: { set: true } } } },
    nuance_tts_uri: {
      type: 'text',
      required: true,
      visible: { own_tts: true },
      options: { placeholder: 'ip_port' },
      rules: [{ pattern: '^[^\\s:/]+:\\d{1,6}$', message: 'ip_port' }],
    },
    own_stt: { type: 'opt-in', derive: { true: { nuance_stt_uri: { set: true } } } },
    nuance_stt_uri: {
      type: 'text',
      required: true,
      visible: { own_stt: true },
      options: { placeholder: 'ip_port' },
      rules: [{ pattern: '^[^\\s:/]+:\\d{1,6}$', message: 'ip_port' }],
    },
  },
});
