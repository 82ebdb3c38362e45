import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'houndify',
  name: 'SoundHound',
  stt: {},
  docs: 'https://www.houndify.com/docs',
  credential: {
    client_id: { type: 'text', write: 'create', required: true },
    client_key: { type: 'secret', write: 'create', required: true },
    user_id: { type: 'text', write: 'create', required: true },
    houndify_server_uri: { type: 'text' },
  },
});
