import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'speechmatics',
  name: 'Speechmatics',
  stt: {},
});
