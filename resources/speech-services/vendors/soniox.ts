import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'soniox',
  name: 'Soniox',
  stt: {},
  docs: 'https://soniox.com/docs',
  credential: { api_key: { type: 'secret', write: 'create', required: true } },
});
