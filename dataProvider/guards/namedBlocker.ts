import type { RaRecord } from 'react-admin';
import type { CompiledResource, Registry } from '../../src/schema/types/compiled';
import type { ConsoleDataProvider } from '../consoleDataProvider';
import type { Standing } from '../context';
import type { Usage } from './usageTypes';

export interface BlockerContext extends Standing {
  /** Whose record it is, and all others. */
  resource: CompiledResource;
  registry: Registry;
  record: RaRecord;
  /** Of the declared blocker. */
  options: Readonly<Record<string, unknown>>;
  dataProvider: ConsoleDataProvider;
  signal?: AbortSignal | undefined;
}

/** Code behind a `blockedBy` entry `{ use }`, for uses that no filter finds. */
export type NamedBlocker = (context: BlockerContext) => Promise<Usage[]>;
