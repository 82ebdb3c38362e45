import type { Api } from './api.ts';
import type { World } from './world.ts';

export const flags = { use_for_tts: true, use_for_stt: true };
export const aws = {
  vendor: 'aws',
  access_key_id: 'AKIAINVENTED',
  secret_access_key: 'invented-secret',
  aws_region: 'eu',
};

/** Where credentials are, below either owner. */
export const below = {
  provider: (world: World) => `/ServiceProviders/${world.providerSid}/SpeechCredentials`,
  account: (world: World) => `/Accounts/${world.accountSid}/SpeechCredentials`,
};

/** A credential of the world's provider; aws takes whatever it is given. */
export const make = (world: World, mount: keyof typeof below, columns: object = {}, api: Api = world.admin) =>
  world.make(below[mount](world), { ...aws, ...flags, service_provider_sid: world.providerSid, ...columns }, api);
