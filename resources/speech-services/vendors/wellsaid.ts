import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'wellsaid',
  name: 'WellSaid',
  tts: { languages: ['en-US'] },
});
