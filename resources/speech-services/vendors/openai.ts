import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'openai',
  name: 'OpenAI',
  stt: {},
  docs: 'https://platform.openai.com/docs/guides/speech-to-text',
  credential: {
    api_key: { type: 'secret', write: 'create', required: true },
    model_id: {
      type: 'speech-model',
      required: true,
      options: { from: 'sttModels', list: ['whisper-1', 'gpt-4o-mini-transcribe', 'gpt-4o-transcribe'] },
    },
  },
});
