import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'assemblyai',
  name: 'AssemblyAI',
  stt: {},
  docs: 'https://www.assemblyai.com/docs',
  credential: {
    service_version: {
      type: 'select',
      required: true,
      default: 'v2',
      choices: { use: 'listed' },
      options: {
        list: [
          ['v2', 'V2'],
          ['v3', 'V3'],
        ],
      },
    },
    api_key: { type: 'secret', write: 'create', required: true },
  },
});
