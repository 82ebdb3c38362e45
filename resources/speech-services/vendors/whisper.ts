import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'whisper',
  name: 'Whisper',
  tts: { presets: ['en-US'] },
  docs: 'https://platform.openai.com/docs/guides/text-to-speech',
  credential: {
    api_key: { type: 'secret', write: 'create', required: true },
    model_id: {
      type: 'speech-model',
      required: true,
      options: { from: 'models', list: ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'] },
    },
  },
});
