import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'playht',
  name: 'PlayHT',
  tts: { presets: ['en-US', 'english'], voicesFrom: 'english' },
  docs: 'https://docs.play.ht',
  credential: {
    mode: {
      type: 'mode',
      required: true,
      readOnly: { operation: 'edit' },
      default: 'hosted',
      choices: ['hosted', 'on_premises'],
      derive: { on_premises: { playht_tts_uri: { set: true } }, hosted: {} },
    },
    playht_tts_uri: {
      type: 'text',
      required: true,
      visible: { mode: 'on_premises' },
      options: { label: 'tts_container', placeholder: 'http_address' },
    },
    user_id: { type: 'text', write: 'create', required: true },
    api_key: { type: 'secret', write: 'create', required: true },
    voice_engine: {
      type: 'speech-model',
      required: true,
      options: { from: 'models', list: ['Play3.0', 'PlayHT2.0-turbo', 'PlayHT2.0', 'PlayHT1.0', 'PlayDialog'] },
    },
    options: {
      type: 'json',
      options: {
        docs: 'https://docs.play.ht/reference/api-generate-tts-audio-stream',
        preset: {
          quality: 'medium',
          speed: 1,
          seed: 1,
          temperature: 1,
          emotion: 'female_happy',
          voice_guidance: 3,
          style_guidance: 20,
          text_guidance: 1,
        },
      },
    },
  },
});
