import type { RaRecord } from 'react-admin';

/** Records of one resource that use a record. */
export interface Usage {
  resource: string;
  total: number;
  /** The first of them. */
  records: RaRecord[];
  /** Message key where it cannot be told. */
  failed?: string;
  /** Address where they can be dealt with, of records without a page of their own. */
  address?: string;
  /** The API does not show such records to this caller: asking again would tell no more. */
  isUnseen?: true;
}

export interface UsageOptions {
  /** How many records of each resource are given. */
  limit?: number;
  /** Address of the page that is on screen: what is dealt with there (`address`) stands there already, and is not asked for again. */
  page?: string;
  signal?: AbortSignal | undefined;
}
