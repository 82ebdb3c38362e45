import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'verbio',
  name: 'Verbio',
  tts: { languages: ['en-US'] },
  stt: {},
});
