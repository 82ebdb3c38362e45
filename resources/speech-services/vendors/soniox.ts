import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'soniox',
  name: 'Soniox',
  stt: {},
});
