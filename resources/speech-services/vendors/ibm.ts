import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'ibm',
  name: 'IBM',
  tts: { languages: ['en-US'] },
  stt: {},
});
