import { describeTraps } from './support/describeTraps.ts';
import { trapsOfCarriers } from './support/traps/trapsOfCarriers.ts';
import { trapsOfGateways } from './support/traps/trapsOfGateways.ts';
import { trapsOfTables } from './support/traps/trapsOfTables.ts';
import { trapsOfTemplates } from './support/traps/trapsOfTemplates.ts';

describeTraps('traps of carriers, the same on any platform', [
  ...trapsOfCarriers,
  ...trapsOfGateways,
  ...trapsOfTemplates,
  ...trapsOfTables,
]);
