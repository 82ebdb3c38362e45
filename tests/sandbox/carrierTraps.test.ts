// @vitest-environment node
import { describeTraps } from './support/describeTraps.ts';
import { trapsOfCarriers } from './support/trapsOfCarriers.ts';
import { trapsOfGateways } from './support/trapsOfGateways.ts';
import { trapsOfTables } from './support/trapsOfTables.ts';
import { trapsOfTemplates } from './support/trapsOfTemplates.ts';

describeTraps('traps of carriers, the same on any platform', [
  ...trapsOfCarriers,
  ...trapsOfGateways,
  ...trapsOfTemplates,
  ...trapsOfTables,
]);
