import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
const regions = [
  ['us-south', 'US South (Dallas)'],
  ['us-east', 'US East (Washington)'],
  ['eu-de', 'EU DE (Frankfurt)'],
  ['eu-gb', 'EU GB (London)'],
  ['au-syd', 'AU South (Sydney)'],
  ['jp-tok', 'Japan (Tokyo)'],
  ['kr-seo', 'South Korea (Seoul)'],
];

export default defineSpeechVendor({
  value: 'ibm',
  name: 'IBM',
  tts: { presets: ['en-US'] },
  stt: {},
  docs: 'https://cloud.ibm.com/docs/text-to-speech',
  credential: {
    tts_region: {
      type: 'select',
      required: { use_for_tts: true },
      choices: { use: 'listed' },
      options: { list: regions },
    },
    tts_api_key: { type: 'secret', write: 'create', required: { use_for_tts: true } },
    stt_region: {
      type: 'select',
      required: { use_for_stt: true },
      choices: { use: 'listed' },
      options: { list: regions },
    },
    stt_api_key: { type: 'secret', write: 'create', required: { use_for_stt: true } },
    instance_id: { type: 'text', write: 'create', required: { use_for_stt: true } },
  },
});
