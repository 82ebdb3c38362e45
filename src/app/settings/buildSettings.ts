import { settingKinds } from './settingKinds.ts';
import type { Settings } from './settings.ts';

/** Names of the build environment that today's builds use; the others are the run-time name behind `VITE_APP_`. */
const buildNames: Record<string, string> = {
  API_BASE_URL: 'VITE_API_BASE_URL',
  DISABLE_LCR: 'VITE_APP_LCR_DISABLED',
  DISABLE_JAEGER_TRACING: 'VITE_APP_JAEGER_TRACING_DISABLED',
  DISABLE_CUSTOM_SPEECH: 'VITE_DISABLE_CUSTOM_SPEECH',
  ADMIN_CARRIER: 'VITE_ADMIN_CARRIER',
};

type Environment = Readonly<Record<string, string | undefined>>;

const collect = (env: Environment, variableOf: (name: string) => string): Settings =>
  Object.fromEntries(
    Object.keys(settingKinds)
      .map((name) => [name, env[variableOf(name)]] as const)
      .filter(([, value]) => value !== undefined),
  );

/** What a build bakes in. */
export const settingsOfBuild = (env: Environment): Settings =>
  collect(env, (name) => buildNames[name] ?? `VITE_APP_${name}`);

/** What a development or preview server is told by its environment, under the run-time names. */
export const settingsOfServer = (env: Environment): Settings => collect(env, (name) => name);
