import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'houndify',
  name: 'SoundHound',
  stt: {},
});
