import { defineSpeechVendor } from '../../../src/schema/types/speechVendor';
export default defineSpeechVendor({
  value: 'soniox',
  name: 'Soniox',
  stt: {},
  docs: 'https://soniox.com/docs',
  credential: { api_key: { type: 'secret', write: 'create', required: true } },
});
