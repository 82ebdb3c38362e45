import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'nvidia',
  name: 'Nvidia',
  tts: { presets: ['en-US'] },
  stt: {},
  docs: 'https://docs.nvidia.com/deeplearning/riva/user-guide/docs/',
  credential: { riva_server_uri: { type: 'text', required: true } },
});
