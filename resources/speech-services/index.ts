import { declareSpeechServices } from './declare';
import { speechVendors } from './vendors';

export default declareSpeechServices(speechVendors);
