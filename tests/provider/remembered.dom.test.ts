import { beforeEach, expect, it } from 'vitest';
import type { ResourceDeclaration } from '../../src/schema/types';
import { arrangeProvider, sid } from '../support/arrangeProvider';

/** Of things the platform takes a colour, and never gives it back. */
const things: ResourceDeclaration = {
  name: 'things',
  api: { base: '/Things', id: 'thing_sid', read: [{ step: 'remembered', fields: ['colour'] }] },
  access: { scope: 'account' },
  fields: { thing_sid: { type: 'sid' }, name: { type: 'text' }, colour: { type: 'text' } },
  list: { columns: ['name'] },
  form: { sections: { thing: ['name', 'colour'] } },
};

const arrange = () =>
  arrangeProvider({
    declarations: [things],
    routes: {
      'GET /Things': () => [],
      'GET /Things/:sid': ({ params }) => ({ thing_sid: params.sid, name: 'Lamp' }),
      'PUT /Things/:sid': () => undefined,
      'DELETE /Things/:sid': () => undefined,
    },
  }).provider;

const paint = (provider: ReturnType<typeof arrange>, id: string) =>
  provider.update('things', { id, data: { colour: 'red' }, previousData: { id } });

const kept = () => Object.keys(localStorage).filter((key) => key.includes('things'));

beforeEach(() => localStorage.clear());

it('what the platform never gives back is remembered for its record', async () => {
  const provider = arrange();
  await paint(provider, sid(1));
  expect((await provider.getOne('things', { id: sid(1) })).data).toMatchObject({ colour: 'red' });
});

it.each([
  ['a record that is deleted', (provider: ReturnType<typeof arrange>) => provider.delete('things', { id: sid(1) })],
  ['several', (provider: ReturnType<typeof arrange>) => provider.deleteMany('things', { ids: [sid(1)] })],
])('nothing is kept of %s, and what is kept of others stays', async (_, remove) => {
  const provider = arrange();
  await paint(provider, sid(1));
  await paint(provider, sid(2));
  expect(kept()).toHaveLength(2);
  await remove(provider);
  expect(kept()).toEqual([expect.stringContaining(sid(2))]);
});
