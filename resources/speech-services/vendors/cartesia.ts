import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'cartesia',
  name: 'Cartesia',
  tts: { languages: ['en'] },
  stt: {},
});
