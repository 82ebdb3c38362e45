import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'resemble',
  name: 'Resemble',
  tts: { presets: ['en-US'] },
  docs: 'https://docs.resemble.ai',
  credential: {
    mode: {
      type: 'mode',
      required: true,
      readOnly: { operation: 'edit' },
      default: 'hosted',
      choices: ['hosted', 'on_premises'],
      derive: { on_premises: { resemble_tts_uri: { set: true } }, hosted: {} },
    },
    api_key: { type: 'secret', write: 'create', required: true },
    resemble_tts_uri: {
      type: 'text',
      required: true,
      visible: { mode: 'on_premises' },
      options: { label: 'tts_container' },
    },
    resemble_tts_use_tls: { type: 'boolean', visible: { mode: 'on_premises' } },
  },
});
