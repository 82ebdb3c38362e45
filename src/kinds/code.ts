/* In: the code of each kind of resource. Out: field types, panels, rules and actions under the names that declarations use. */
import { actions } from '../actions/registry';
import { panels, registerStored } from '../engine/form/panels/panels';
import { hookPayloads } from '../fields/webhook/sample/hookPayloads';
import { rules } from '../rules/registry';
import { AddressDialog } from './addresses/AddressDialog';
import { OurAddressesPanel } from './addresses/OurAddressesPanel';
import { RealmHintPanel } from './addresses/RealmHintPanel';
import { endedCall, incomingCall } from './calls/callPayloads';
import { SpeechPanel } from './speech/choice/SpeechPanel';
import { HostedAccountPanel } from './hosted/HostedAccountPanel';
import { RegistrationDetails } from './registration/RegistrationDetails';
import { KeysPanel } from './keys/KeysPanel';
import { PasswordPolicyPanel } from './passwords/PasswordPolicyPanel';
import { lookUpPanel } from './lookUpPanel';
import { envVariables } from './env-variables/knownSchemas';
import { gatewayHost } from './gateways/gatewayHost';
import { sipProxy, sipRealm } from './gateways/sipNames';
import { inPart } from '../loading/inPart';
import { routePattern } from './routing/routePattern';
import { phoneNumber } from './phone/phoneNumber';
import { passwordPolicy } from './passwords/passwordPolicy';
import { temporaryPassword } from './passwords/temporaryPassword';

/* What forms and actions of one kind of resource can do: it comes with the first form. Imported for its effect. */
/* Which record has an address in the rows of `options.rows`. */
panels.register('address-owner', lookUpPanel(AddressDialog, 'address_button', 'Find an address'));
panels.register('our-addresses', OurAddressesPanel);
/* Which entry takes a call to a number. `options.carriers` is the resource of the carriers. */
panels.register(
  'number-look-up',
  lookUpPanel(
    inPart(() => import('./phone/page/NumberDialog').then(({ NumberDialog }) => NumberDialog), { isHeavy: true }),
    'look_up',
    'Which entry takes a call?',
  ),
);
panels.register('realm-hint', RealmHintPanel);
panels.register('speech', SpeechPanel);
registerStored('registration', RegistrationDetails);
panels.register('hosted-account', HostedAccountPanel);
registerStored('keys', KeysPanel);
panels.register('password-policy', PasswordPolicyPanel);
panels.register(
  'route-simulator',
  inPart(() => import('./routing/page/RouteSimulator').then(({ RouteSimulator }) => RouteSimulator), { isHeavy: true }),
);
hookPayloads.register('call', incomingCall);
hookPayloads.register('status', endedCall);
rules.register('env-variables', envVariables);
rules.register('gateway-host', gatewayHost);
rules.register('sip-proxy', sipProxy);
rules.register('sip-realm', sipRealm);
rules.register('route-pattern', routePattern);
rules.register('phone-number', phoneNumber);
rules.register('password-policy', passwordPolicy);
actions.register('temporary-password', temporaryPassword);
