import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'resemble',
  name: 'Resemble',
  tts: { languages: ['en-US'] },
});
