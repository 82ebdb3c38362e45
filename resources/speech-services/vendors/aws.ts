import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'aws',
  name: 'AWS',
  tts: { languages: ['en-US'] },
  stt: { languages: ['en-US'] },
});
