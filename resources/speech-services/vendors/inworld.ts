import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'inworld',
  name: 'Inworld',
  tts: { presets: ['en'] },
  docs: 'https://docs.inworld.ai',
  credential: {
    api_key: { type: 'secret', write: 'create', required: true },
    model_id: {
      type: 'speech-model',
      required: true,
      options: {
        from: 'models',
        list: ['inworld-tts-1.5-max', 'inworld-tts-1.5-mini', 'inworld-tts-1', 'inworld-tts-1-max'],
      },
    },
    options: {
      type: 'json',
      options: {
        docs: 'https://docs.inworld.ai/api-reference/ttsAPI/texttospeech/synthesize-speech-stream',
        preset: { audioConfig: { pitch: 0, speakingRate: 1 }, temperature: 0.8 },
      },
    },
  },
});
