import { isOn, textOf, type Settings } from './settings';

/** Deployment switches by the names that declarations use (`feature`, `features.x`). */
export type Features = Readonly<Record<string, boolean>>;

/** What a setting switches on. */
const switchedOn: Record<string, string> = {
  hosted: 'ENABLE_HOSTED_SYSTEM',
  forgot_password: 'ENABLE_FORGOT_PASSWORD',
  account_limits_all: 'ENABLE_ACCOUNT_LIMITS_ALL',
  admin_carrier: 'ADMIN_CARRIER',
};

/** What is there unless a setting switches it off. */
const switchedOff: Record<string, string> = {
  lcr: 'DISABLE_LCR',
  tracing: 'DISABLE_JAEGER_TRACING',
  custom_speech: 'DISABLE_CUSTOM_SPEECH',
  additional_speech_vendors: 'DISABLE_ADDITIONAL_SPEECH_VENDORS',
  call_recording: 'DISABLE_CALL_RECORDING',
  default_trunk_routing: 'DISABLE_DEFAULT_TRUNK_ROUTING',
};

const statesOf = (names: Record<string, string>, stateOf: (setting: string) => boolean) =>
  Object.entries(names).map(([feature, setting]) => [feature, stateOf(setting)] as const);

/**
 * Reads the switches of a deployment. Two have no switch of their own: there are logs where the region that holds them is named,
 * even by an empty text (portal behaviour 2), and card payment where the key of its provider is.
 */
export const readFeatures = (settings: Settings): Features =>
  Object.fromEntries([
    ...statesOf(switchedOn, (setting) => isOn(settings[setting])),
    ...statesOf(switchedOff, (setting) => !isOn(settings[setting])),
    ['logs', settings.AWS_REGION !== undefined && settings.AWS_REGION !== null],
    ['card_payment', textOf(settings.STRIPE_PUBLISHABLE_KEY) !== undefined],
  ]);
