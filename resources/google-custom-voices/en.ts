export default {
  name: 'Custom voice |||| Custom voices',
  fields: {
    google_custom_voice_sid: 'Custom voice SID',
    speech_credential_sid: 'Speech credential',
    name: 'Assigned name',
    use_voice_cloning_key: 'Use voice cloning key',
    reported_usage: 'Reported usage',
    model: 'Model',
    voice_cloning_key: 'Voice cloning key',
  },
  choices: {
    reported_usage: {
      REPORTED_USAGE_UNSPECIFIED: 'Not specified',
      REALTIME: 'Realtime',
      OFFLINE: 'Offline',
    },
  },
  form: {
    file_choose: 'Choose a file',
    file_too_large: 'This file is too large.',
    file_empty: 'This file is empty.',
    file_no_text: 'This file is no text.',
    key_too_large: 'The platform takes a key of this size from administrators only. Please ask one to save this voice.',
    key_no_key: 'This is too large to be a voice cloning key.',
  },
};
