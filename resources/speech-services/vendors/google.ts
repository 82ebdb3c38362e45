import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'google',
  name: 'Google',
  tts: { languages: ['en-US'], voices: { 'en-US': 'en-US-Standard-C' }, customVoices: true },
  stt: { languages: ['en-US'] },
});
