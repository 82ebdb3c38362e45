import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'openai',
  name: 'OpenAI',
  stt: {},
});
