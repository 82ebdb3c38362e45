import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'whisper',
  name: 'Whisper',
  tts: { languages: ['en-US'] },
});
