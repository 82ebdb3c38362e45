import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'assemblyai',
  name: 'AssemblyAI',
  stt: {},
});
