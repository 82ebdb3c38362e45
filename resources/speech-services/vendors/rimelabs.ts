import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'rimelabs',
  name: 'RimeLabs',
  tts: { presets: ['eng'] },
  docs: 'https://docs.rime.ai',
  credential: {
    api_key: { type: 'secret', write: 'create', required: true },
    model_id: {
      type: 'speech-model',
      required: true,
      options: { from: 'models', list: ['arcana', 'mist', 'mistv2', 'v1'] },
    },
    options: {
      type: 'json',
      options: {
        docs: 'https://rimelabs.mintlify.app/api-reference/endpoint/streaming-mp3#variable-parameters',
        preset: { speedAlpha: 1, reduceLatency: true },
      },
    },
  },
});
