import type { RaRecord } from 'react-admin';
import { createNameRegistry } from '../../src/schema/nameRegistry';
import type { Standing } from '../context';
import type { ConsoleDataProvider } from '../consoleDataProvider';

/** Records of one resource that use a record. */
export interface Usage {
  resource: string;
  total: number;
  /** The first of them. */
  records: RaRecord[];
  /** Message key where it cannot be told. */
  failed?: string;
  /** Address where they can be dealt with, of records without a page of their own. */
  at?: string;
  /** The API does not show such records to this caller: asking again would tell no more. */
  isUnseen?: true;
}

export interface BlockerContext extends Standing {
  record: RaRecord;
  /** Of the declared blocker. */
  options: Readonly<Record<string, unknown>>;
  dataProvider: ConsoleDataProvider;
  signal?: AbortSignal | undefined;
}

/** Code behind a `blockedBy` entry `{ use }`, for uses that no filter finds. */
export type NamedBlocker = (context: BlockerContext) => Promise<Usage[]>;

export const blockers = createNameRegistry<NamedBlocker>('blocker', {
  'nested-use': async (context) => (await import('./nestedUse')).nestedUse(context),
});
