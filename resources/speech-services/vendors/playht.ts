import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'playht',
  name: 'PlayHT',
  tts: { languages: ['en-US', 'english'], sharedVoices: 'english' },
});
