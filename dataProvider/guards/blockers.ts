import { createNameRegistry } from '../../src/schema/nameRegistry';
import type { NamedBlocker } from './namedBlocker';

export const blockers = createNameRegistry<NamedBlocker>('blocker', {
  'nested-use': async (context) => (await import('./nestedUse')).nestedUse(context),
});
