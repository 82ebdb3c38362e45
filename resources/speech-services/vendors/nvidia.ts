import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'nvidia',
  name: 'Nvidia',
  tts: { languages: ['en-US'] },
  stt: {},
});
