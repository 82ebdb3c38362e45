import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'cobalt',
  name: 'Cobalt',
  stt: { presets: ['en_US-8khz'] },
  docs: 'https://docs.cobaltspeech.com',
  credential: { cobalt_server_uri: { type: 'text', required: true } },
});
