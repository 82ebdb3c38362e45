import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'nuance',
  name: 'Nuance',
  tts: { languages: ['en-US'] },
  stt: {},
});
