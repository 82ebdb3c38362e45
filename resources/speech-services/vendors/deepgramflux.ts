import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'deepgramflux',
  name: 'Deepgram Flux',
  stt: { language: false },
});
