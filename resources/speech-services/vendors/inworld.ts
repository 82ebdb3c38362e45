import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'inworld',
  name: 'Inworld',
  tts: { languages: ['en'] },
});
