import type { Answer } from '../api.ts';
import { below, flags, make } from '../speech.ts';
import type { Trap } from '../trap.ts';
import type { World } from '../world.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const refusal = (msg: string) => ({ msg });

/** Reads the credential after a change of it. */
async function changed(world: World, columns: object, change: object, api = world.admin): Promise<Answer> {
  const path = `${below.provider(world)}/${await make(world, 'provider', columns)}`;
  const { status } = await api.put(path, change);
  const answer = await world.admin.get(path);
  return { ...answer, body: { status, ...(answer.body as object) } };
}

const updates: Trap[] = [
  {
    section: '16.2',
    name: 'an update names one of the uses',
    when: async (world) =>
      world.admin.put(`${below.provider(world)}/${await make(world, 'provider')}`, { aws_region: 'us' }),
    status: 422,
    body: refusal('use_for_tts and use_for_stt are the only updateable fields'),
  },
  {
    section: '26.2',
    name: 'what an update leaves out is erased',
    when: async (world) => {
      const { body, ...answer } = await changed(world, {}, { use_for_tts: false });
      const { aws_region, use_for_tts, use_for_stt } = body as Record<string, unknown>;
      return { ...answer, body: [aws_region === undefined, use_for_tts, use_for_stt] };
    },
    status: 200,
    body: [true, 0, 1],
  },
  {
    section: '16.2',
    name: 'secrets and the label stay, whatever is sent',
    when: (world) =>
      changed(world, { label: 'kept' }, { use_for_tts: true, aws_region: 'us', label: 'x', secret_access_key: 'y' }),
    status: 200,
    body: { status: 204, label: 'kept', secret_access_key: 'inventXXXXXXXXX', aws_region: 'us' },
  },
  {
    section: '16.2',
    name: 'a change the vendor does not take is answered as done',
    when: (world) =>
      changed(world, { vendor: 'microsoft', region: 'eu', api_key: '1234567' }, { use_for_tts: false, region: null }),
    status: 200,
    body: { status: 204, use_for_tts: 0, region: 'eu', api_key: '123456X' },
  },
  {
    section: '16.2',
    name: 'so is that of somebody who may not, and the uses change',
    when: (world) => changed(world, {}, { use_for_tts: false, aws_region: 'us' }, world.account),
    status: 200,
    body: { status: 204, use_for_tts: 0, aws_region: 'eu' },
  },
  {
    section: '16.2',
    name: 'a model is kept when it is not named',
    when: (world) =>
      changed(world, { vendor: 'rimelabs', api_key: '1234567', model_id: 'mist', options: { a: 1 } }, flags),
    status: 200,
    body: { status: 204, model_id: 'mist' },
  },
  {
    section: '16.2',
    name: 'where it is required, null changes nothing',
    when: (world) =>
      changed(world, { vendor: 'rimelabs', api_key: '1234567', model_id: 'mist' }, { ...flags, model_id: null }),
    status: 200,
    body: { status: 204, model_id: 'mist' },
  },
  {
    section: '16.2',
    name: "cartesia's models are required of a new credential only",
    when: async (world) => {
      const cartesia = { vendor: 'cartesia', api_key: '1234567', model_id: 'sonic', stt_model_id: 'ink-whisper' };
      const { body, ...answer } = await changed(world, cartesia, { ...flags, model_id: null });
      const { status, model_id, stt_model_id } = body as Record<string, unknown>;
      return { ...answer, body: [status, model_id === undefined, stt_model_id === undefined] };
    },
    status: 200,
    body: [204, true, true],
  },
  {
    section: '16.2',
    name: 'there is nothing to change that is not there',
    when: (world) => world.admin.put(`${below.provider(world)}/${nowhere}`, flags),
    status: 404,
    body: 'Not Found',
  },
];

const deletes: Trap[] = [
  {
    section: '16.2',
    name: 'an unknown one is not found by an admin',
    when: (world) => world.admin.delete(`${below.provider(world)}/${nowhere}`),
    status: 404,
    body: 'Not Found',
  },
  {
    section: '16.2',
    name: 'and fails everybody else',
    when: (world) => world.account.delete(`${below.account(world)}/${nowhere}`),
    status: 500,
    body: refusal("Cannot read properties of undefined (reading 'account_sid')"),
  },
  {
    section: '16.2',
    name: 'an inherited one is refused',
    when: async (world) => world.account.delete(`${below.account(world)}/${await make(world, 'provider')}`),
    status: 403,
    body: refusal('Insufficient privileges'),
  },
  {
    section: '16.3',
    name: 'a vendor of the customer’s own is never tested',
    when: async (world) =>
      world.account.get(`${below.account(world)}/${await make(world, 'provider', { vendor: 'custom:acme' })}/test`),
    status: 200,
    body: { tts: { status: 'not tested' }, stt: { status: 'not tested' } },
  },
  {
    section: '16.3',
    name: 'what is switched off is not tested either',
    when: async (world) => {
      const off = { use_for_tts: false, use_for_stt: false };
      return world.admin.get(`${below.provider(world)}/${await make(world, 'provider', off)}/test`);
    },
    status: 200,
    body: { tts: { status: 'not tested' }, stt: { status: 'not tested' } },
  },
  {
    section: '16.3',
    name: "another account's is not tested",
    when: async (world) => {
      const account_sid = await world.makeAccount();
      return world.account.get(`${below.account(world)}/${await make(world, 'provider', { account_sid })}/test`);
    },
    status: 403,
    body: refusal('Insufficient privileges'),
  },
];

/** Speech credentials: what a change takes and takes away, deletes, tests. */
export const trapsOfSpeechChanges: Trap[] = [...updates, ...deletes];
