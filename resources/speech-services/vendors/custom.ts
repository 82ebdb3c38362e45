import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
/** Vendors of the customer's own: the name that they are given follows the colon. */
export default defineSpeechVendor({
  value: 'custom:',
  name: 'Custom',
  tts: {},
  stt: {},
  feature: 'custom_speech',
  credential: {
    custom_tts_url: {
      type: 'url',
      visible: { use_for_tts: true },
      required: { custom_tts_streaming_url: { set: false } },
      options: { schemes: ['http', 'https'] },
    },
    custom_tts_streaming_url: {
      type: 'url',
      visible: { use_for_tts: true },
      required: { custom_tts_url: { set: false } },
      options: { schemes: ['ws', 'wss'] },
    },
    custom_stt_url: {
      type: 'url',
      visible: { use_for_stt: true },
      required: true,
      options: { schemes: ['ws', 'wss', 'http', 'https'] },
    },
    auth_token: { type: 'secret', write: 'create' },
  },
});
