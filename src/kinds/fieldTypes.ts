import { fieldTypes } from '../fields/registry';
import { callLinkType } from './calls/CallLink';
import { callSearchType } from './calls/callSearch';
import { deviceRegistrationType } from './devices';
import { envVariablesType } from './env-variables';
import { limitsType } from './limits';
import { netmaskType } from './gateways';
import { phoneType } from './phone';
import { registrationType } from './registration';
import { carrierSetType, routeCountType } from './routing';
import { speechVendorsType } from './speech/vendors';

/* Field types of one kind of resource: lists show them, so that they come with the console. Imported for its effect. */
fieldTypes.register('call-link', callLinkType);
fieldTypes.register('call-search', callSearchType);
fieldTypes.register('carrier-set', carrierSetType);
fieldTypes.register('device-registration', deviceRegistrationType);
fieldTypes.register('env-variables', envVariablesType);
fieldTypes.register('limits', limitsType);
fieldTypes.register('netmask', netmaskType);
fieldTypes.register('phone', phoneType);
fieldTypes.register('registration', registrationType);
fieldTypes.register('route-count', routeCountType);
fieldTypes.register('speech-vendors', speechVendorsType);
