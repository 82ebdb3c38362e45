import { declarations } from '../../../resources';
import { extrasOf } from '../../../resources/extras';
import type { ResourceDeclaration } from '../../schema/types';
import type { FindExtras } from './extras';

/** What a console is made from: declarations, and the code that comes along with them. */
export interface Declared {
  declarations: readonly ResourceDeclaration[];
  extrasOf: FindExtras;
}

/** The resources of this product. */
export const product: Declared = { declarations, extrasOf };
