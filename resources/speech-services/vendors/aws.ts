import { defineSpeechVendor } from '../../../src/kinds/speech/declared/speechVendor';
export default defineSpeechVendor({
  value: 'aws',
  name: 'AWS',
  tts: { presets: ['en-US'] },
  stt: { presets: ['en-US'] },
  docs: 'https://docs.aws.amazon.com/polly/',
  credential: {
    mode: {
      type: 'mode',
      required: true,
      readOnly: { operation: 'edit' },
      default: 'access_key',
      choices: ['access_key', 'assume_role', 'instance_profile'],
      options: { label: 'credential_type' },
      derive: {
        access_key: { access_key_id: { set: true } },
        assume_role: { role_arn: { set: true } },
        instance_profile: {},
      },
    },
    access_key_id: { type: 'text', write: 'create', required: true, visible: { mode: 'access_key' } },
    secret_access_key: { type: 'secret', write: 'create', required: true, visible: { mode: 'access_key' } },
    role_arn: { type: 'text', write: 'create', required: true, visible: { mode: 'assume_role' } },
    aws_region: { type: 'select', required: true, choices: { use: 'aws-regions' } },
  },
});
