import { defineSpeechVendor } from '../../../src/schema/types/speechVendor';
export default defineSpeechVendor({
  value: 'voxist',
  name: 'Voxist',
  stt: {},
  docs: 'https://www.voxist.com',
  credential: { api_key: { type: 'secret', write: 'create', required: true } },
});
