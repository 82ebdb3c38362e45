import { declarations } from '../../../resources';
import { extrasOf } from '../../../resources/extras';
import type { ResourceDeclaration } from '../../schema/types';
import type { MessageTree } from '../i18n/messageTrees';
import type { FindExtras } from './extras';

/** What a console is made from: declarations, and the code that comes along with them. */
export interface Declared {
  declarations: readonly ResourceDeclaration[];
  extrasOf: FindExtras;
  /** By locale, of declarations that have no files of texts. */
  texts?: Readonly<Record<string, MessageTree>>;
}

/** The resources of this product. */
export const product: Declared = { declarations, extrasOf };
