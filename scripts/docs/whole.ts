import type { ResourceDeclaration } from '../../src/schema/types';

/** A declaration with any names of fields: what `declarationLanguage` begins with. */
export type Whole = ResourceDeclaration;
