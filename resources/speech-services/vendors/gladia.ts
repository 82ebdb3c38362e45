import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'gladia',
  name: 'Gladia',
  stt: {},
  docs: 'https://docs.gladia.io',
  credential: {
    region: {
      type: 'select',
      required: true,
      choices: { use: 'listed' },
      options: {
        help: 'not_returned',
        list: [
          ['us-west', 'US West'],
          ['eu-west', 'EU West'],
        ],
      },
    },
    api_key: { type: 'secret', write: 'create', required: true },
  },
});
