import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'microsoft',
  name: 'Microsoft',
  tts: { languages: ['en-US'], freeVoice: { use_custom_tts: 1 } },
  stt: {},
});
