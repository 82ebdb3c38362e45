export default {
  name: 'Custom voice |||| Custom voices',
  form: {
    file_choose: 'Choose a file',
    file_too_large: 'This file is too large.',
    file_empty: 'This file is empty.',
    file_no_text: 'This file is no text.',
    key_too_large: 'The platform takes a key of this size from administrators only. Please ask one to save this voice.',
    key_no_key: 'This is too large to be a voice cloning key.',
  },
};
