import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'deepgram',
  name: 'Deepgram',
  tts: { language: false, voicesFrom: 'models' },
  stt: {},
  docs: 'https://developers.deepgram.com/docs',
  credential: {
    mode: {
      type: 'mode',
      required: true,
      readOnly: { operation: 'edit' },
      default: 'hosted',
      choices: ['hosted', 'on_premises'],
      derive: {
        hosted: { deepgram_stt_uri: { in: [null, '', 'api.eu.deepgram.com'] }, deepgram_tts_uri: { set: false } },
        on_premises: {},
      },
    },
    api_key: {
      type: 'secret',
      write: 'create',
      required: true,
      cases: [{ when: { mode: 'on_premises' }, required: false, options: { label: 'optional_api_key' } }],
    },
    deepgram_stt_uri: {
      type: 'text',
      required: true,
      options: { label: 'stt_container' },
      cases: [
        {
          when: { mode: 'hosted' },
          type: 'select',
          required: false,
          choices: { use: 'listed' },
          options: {
            label: 'stt_endpoint',
            list: [
              ['', 'US (Default)'],
              ['api.eu.deepgram.com', 'EU-hosted'],
            ],
          },
        },
      ],
    },
    deepgram_stt_use_tls: {
      type: 'boolean',
      visible: { deepgram_stt_uri: { set: true } },
      cases: [{ when: { mode: 'hosted' }, default: true }],
    },
    deepgram_tts_uri: {
      type: 'text',
      required: true,
      visible: { mode: 'on_premises' },
      options: { label: 'tts_container' },
    },
    model_id: { type: 'speech-model', options: { label: 'stt_model', from: 'sttModels' } },
  },
});
