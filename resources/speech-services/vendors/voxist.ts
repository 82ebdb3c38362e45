import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'voxist',
  name: 'Voxist',
  stt: {},
});
