import { useDataProvider, type DataProvider, type RaRecord } from 'react-admin';
import type { Facts } from '../schema/facts/predicate';
import type { Method } from '../schema/types';

/** Records of one resource that use a record. */
export interface Dependents {
  resource: string;
  total: number;
  /** The first of them. */
  records: RaRecord[];
  /** Message key where it cannot be told: such an entry must not pass as unused. */
  failed?: string;
  /** Address where they can be dealt with, of records without a page of their own. */
  address?: string;
  /** Never shown to this caller: told, but no reason not to go on. */
  isUnseen?: true;
}

/** What the console's data provider does beyond react-admin's verbs. */
export interface ConsoleCalls {
  /** Makes the declared call of an action. Rejects with an HttpError. */
  runAction: (resource: string, action: string, facts: Facts, options: { signal?: AbortSignal }) => Promise<unknown>;
  /** Every record that fits, page after page; `onPage` is told how many there are so far. */
  getAll: (
    resource: string,
    query: { filter: Record<string, unknown>; sort: { field: string; order: 'ASC' | 'DESC' }; signal?: AbortSignal },
    onPage: (loaded: number, total: number) => void,
  ) => Promise<RaRecord[]>;
  /**
   * What uses the record, by the declaration's `blockedBy`; empty where nothing does. Rejects when it cannot be told.
   * @param options `page` is the address on screen: what is dealt with there is left out
   */
  getUsage: (resource: string, record: RaRecord, options?: { page?: string }) => Promise<Dependents[]>;
  /** A call that no verb and no declaration makes; gives the answer's body. */
  call: <T = unknown>(
    path: string,
    options?: {
      method?: Method;
      query?: Record<string, string>;
      body?: unknown;
      signal?: AbortSignal | undefined;
      /** On a connection of its own: a browser never sends it once more. */
      alone?: boolean;
      /** What the answer is read as; JSON where not said. */
      as?: 'json' | 'text' | 'blob';
    },
  ) => Promise<T>;
  /** Whether a call to this address goes to the API, with the token: not to one that lies elsewhere. */
  isOwn: (address: string) => Promise<boolean>;
}

export type ConsoleDataProvider = DataProvider & ConsoleCalls;

export const useConsoleCalls = (): ConsoleDataProvider => useDataProvider<ConsoleDataProvider>();

/** The status of an HttpError, or undefined for anything else. */
export const statusOf = (reason: unknown): number | undefined => (reason as { status?: number } | null)?.status;
