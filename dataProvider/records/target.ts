import type { Method } from '../../src/schema/types';

/** Where a call goes. */
export interface Target {
  path: string;
  method: Method;
}
