import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'deepgram',
  name: 'Deepgram',
  tts: { language: false, voicesFrom: 'models' },
  stt: {},
});
