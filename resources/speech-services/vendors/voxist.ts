import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'voxist',
  name: 'Voxist',
  stt: {},
  docs: 'https://www.voxist.com',
  credential: { api_key: { type: 'secret', write: 'create', required: true } },
});
