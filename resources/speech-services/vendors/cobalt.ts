import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'cobalt',
  name: 'Cobalt',
  stt: { languages: ['en_US-8khz'] },
});
