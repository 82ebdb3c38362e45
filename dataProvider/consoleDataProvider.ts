import type { DataProvider, RaRecord } from 'react-admin';
import type { Facts } from '../src/schema/facts/predicate';
import type { Usage, UsageOptions } from './guards/usageTypes';
import type { Values, WireRecord } from './context';
import type { RequestOptions } from './http/http';
import type { SearchOptions } from './lists/search';

export interface AllQuery {
  filter?: Values;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  signal?: AbortSignal;
}

/** A `unique` rule about one field. */
export interface UniqueQuestion {
  field: string;
  /** Only records that have the same values in these fields are compared. */
  within?: readonly string[] | undefined;
  ignoreCase?: boolean;
  signal?: AbortSignal;
}

/** What the console's data provider does beyond react-admin's verbs. */
export interface ConsoleCalls {
  /** Makes the declared call of an action; gives the answer's body. */
  runAction(resource: string, action: string, facts: Facts, options?: { signal?: AbortSignal }): Promise<unknown>;
  /** Every record that fits; `onPage` is told how many there are so far. */
  getAll(resource: string, query?: AllQuery, onPage?: (loaded: number, total: number) => void): Promise<WireRecord[]>;
  /**
   * What uses the record, by the declaration's `blockedBy`; empty where nothing does. An entry with `failed` could not be asked
   * for and must not pass as unused.
   */
  getUsage(resource: string, record: RaRecord, options?: UsageOptions): Promise<Usage[]>;
  /**
   * The service provider that a record belongs to, itself or through its account; undefined where it belongs to none.
   * @throws ApiError where that could not be found out
   */
  providerOf(resource: string, record: WireRecord): Promise<string | undefined>;
  /** Whether another record has the value. @param facts of the form: `loaded` or `id` says which record is the own one */
  isTaken(resource: string, question: UniqueQuestion, value: unknown, facts: Facts): Promise<boolean>;
  /** Records that a text finds, as far as the session reaches, by the declaration's `search`. */
  search(resource: string, text: string, options: SearchOptions): Promise<WireRecord[]>;
  /** A call that is not a verb, for hand-written pages; gives the answer's body. */
  call<T = unknown>(path: string, options?: RequestOptions): Promise<T>;
  /** Whether a call to this address goes to the API, with the token: not to one that lies elsewhere. */
  isOwn(address: string): Promise<boolean>;
  /** Forgets every list that is kept. */
  clearCache(): void;
}

export type ConsoleDataProvider = DataProvider & ConsoleCalls;
