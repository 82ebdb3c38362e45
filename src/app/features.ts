import { isOn, type Settings } from './settings';

/** Deployment switches by the names that declarations use (`feature`, `features.x`). */
export type Features = Readonly<Record<string, boolean>>;

/** The run-time name and the build name of each switch; `not` switches off what is on by default. */
const switches: Record<string, { not?: true; runtime: string; build: string }> = {
  hosted: { runtime: 'ENABLE_HOSTED_SYSTEM', build: 'VITE_APP_ENABLE_HOSTED_SYSTEM' },
  forgot_password: { runtime: 'ENABLE_FORGOT_PASSWORD', build: 'VITE_APP_ENABLE_FORGOT_PASSWORD' },
  lcr: { not: true, runtime: 'DISABLE_LCR', build: 'VITE_APP_LCR_DISABLED' },
  tracing: { not: true, runtime: 'DISABLE_JAEGER_TRACING', build: 'VITE_APP_JAEGER_TRACING_DISABLED' },
  custom_speech: { not: true, runtime: 'DISABLE_CUSTOM_SPEECH', build: 'VITE_DISABLE_CUSTOM_SPEECH' },
  additional_speech_vendors: {
    not: true,
    runtime: 'DISABLE_ADDITIONAL_SPEECH_VENDORS',
    build: 'VITE_APP_DISABLE_ADDITIONAL_SPEECH_VENDORS',
  },
  call_recording: { not: true, runtime: 'DISABLE_CALL_RECORDING', build: 'VITE_APP_DISABLE_CALL_RECORDING' },
  default_trunk_routing: {
    not: true,
    runtime: 'DISABLE_DEFAULT_TRUNK_ROUTING',
    build: 'VITE_APP_DISABLE_DEFAULT_TRUNK_ROUTING',
  },
  account_limits_all: { runtime: 'ENABLE_ACCOUNT_LIMITS_ALL', build: 'VITE_APP_ENABLE_ACCOUNT_LIMITS_ALL' },
  admin_carrier: { runtime: 'ADMIN_CARRIER', build: 'VITE_ADMIN_CARRIER' },
};

/**
 * Reads the switches of a deployment; the run-time setting goes before the one of the build.
 * `logs` has no switch of its own: there are logs where the region that holds them is named, even by an empty text.
 */
export function readFeatures(runtime: Settings, build: Settings): Features {
  const states = Object.entries(switches).map(([name, { not, ...names }]) => {
    const isSwitched = isOn(runtime[names.runtime] ?? build[names.build]);
    return [name, not ? !isSwitched : isSwitched];
  });
  const hasLogs = (runtime.AWS_REGION ?? build.VITE_APP_AWS_REGION) !== undefined;
  return Object.fromEntries([...states, ['logs', hasLogs]]) as Features;
}
