import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'elevenlabs',
  name: 'ElevenLabs',
  tts: { languages: ['en'], sharedVoices: '*' },
});
