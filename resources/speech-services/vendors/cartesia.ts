import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'cartesia',
  name: 'Cartesia',
  tts: { presets: ['en'] },
  stt: {},
  docs: 'https://docs.cartesia.ai',
  credential: {
    api_key: { type: 'secret', write: 'create', required: true },
    model_id: {
      type: 'speech-model',
      required: true,
      visible: { use_for_tts: true },
      options: {
        label: 'tts_model_id',
        from: 'models',
        list: [
          'sonic',
          'sonic-2',
          'sonic-3',
          'sonic-turbo',
          'sonic-preview',
          'sonic-2024-12-12',
          'sonic-2024-10-19',
          'sonic-english',
          'sonic-multilingual',
        ],
      },
    },
    stt_model_id: {
      type: 'speech-model',
      required: true,
      visible: { use_for_stt: true },
      options: { from: 'sttModels', list: ['ink-whisper'] },
    },
    options: {
      type: 'json',
      options: {
        docs: 'https://docs.cartesia.ai/api-reference/tts/bytes',
        preset: { speed: 0, emotion: 'positivity:high' },
      },
    },
  },
});
