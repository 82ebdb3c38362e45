import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'speechmatics',
  name: 'Speechmatics',
  stt: {},
  feature: 'additional_speech_vendors',
  docs: 'https://docs.speechmatics.com',
  credential: {
    mode: {
      type: 'mode',
      required: true,
      readOnly: { operation: 'edit' },
      default: 'hosted',
      choices: ['hosted', 'on_premises'],
      derive: { hosted: { speechmatics_stt_uri: { matches: 'speechmatics\\.com' } }, on_premises: {} },
    },
    api_key: { type: 'secret', write: 'create', required: true },
    speechmatics_stt_uri: {
      type: 'text',
      required: true,
      options: { label: 'endpoint_uri' },
      cases: [
        {
          when: { mode: 'hosted' },
          type: 'select',
          choices: { use: 'listed' },
          options: {
            label: 'endpoint',
            list: [
              ['eu2.rt.speechmatics.com', 'EU (EU2 - On-demand)'],
              ['neu.rt.speechmatics.com', 'EU (EU1 - Enterprise)'],
              ['wus.rt.speechmatics.com', 'US (US1 - Enterprise)'],
            ],
          },
        },
      ],
    },
    options: { type: 'json', options: { help: 'not_returned' } },
  },
});
