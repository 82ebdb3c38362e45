import { defineSpeechVendor } from '../../../src/schema/speechVendor';

export default defineSpeechVendor({
  value: 'gladia',
  name: 'Gladia',
  stt: {},
});
