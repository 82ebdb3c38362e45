import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'verbio',
  name: 'Verbio',
  tts: { presets: ['en-US'] },
  stt: {},
  docs: 'https://www.verbio.com',
  credential: {
    client_id: { type: 'text', write: 'create', required: true },
    client_secret: { type: 'secret', write: 'create', required: true },
    engine_version: {
      type: 'select',
      required: true,
      default: 'V1',
      choices: { use: 'listed' },
      options: {
        list: [
          ['V1', 'V1'],
          ['V2', 'V2'],
        ],
      },
    },
  },
});
