import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'deepgramflux',
  name: 'Deepgram Flux',
  stt: { language: false },
  docs: 'https://developers.deepgram.com/docs/flux',
  credential: { api_key: { type: 'secret', write: 'create', required: true } },
});
