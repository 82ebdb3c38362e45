import { expect, it } from 'vitest';
import { createRegistry } from '../../src/schema/registry';
import { sameAddress } from '../../src/schema/sameAddress';
import { things } from './support/things';

const at = (name: string, base: string) => things({ name, api: { base, id: 'thing_sid' } });
const registry = createRegistry([
  at('people', '/People'),
  at('own', '/People/{session.user_sid}'),
  at('keys', '/People/{parent.id}/Keys'),
  at('others', '/Others'),
]);

it.each([
  ['people', ['own']],
  ['own', ['people']],
  ['keys', []],
  ['others', []],
])('%s show the same data as %j', (name, same) => {
  expect(sameAddress(registry, registry.get(name)!)).toEqual(same);
});
