import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'wellsaid',
  name: 'WellSaid',
  tts: { presets: ['en-US'] },
  docs: 'https://docs.wellsaidlabs.com',
  credential: { api_key: { type: 'secret', write: 'create', required: true } },
});
