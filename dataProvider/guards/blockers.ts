import { createNameRegistry } from '../../src/schema/nameRegistry';
import type { NamedBlocker } from './namedBlocker';

export const blockers = createNameRegistry<NamedBlocker>('blocker', {
  'named-use': async (context) => (await import('./namedUse')).namedUse(context),
  'nested-use': async (context) => (await import('./nestedUse')).nestedUse(context),
});
