import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'rimelabs',
  name: 'RimeLabs',
  tts: { languages: ['eng'] },
});
