import type { ComponentType } from 'react';
import { createNameRegistry } from '../../schema/nameRegistry';
import type { CompiledResource } from '../../schema/types/compiled';

export interface PageProps {
  resource: CompiledResource;
  /** Of the record, for pages of one record. */
  id?: string;
}

/** Lazy components that a declaration's `pages` may put in the place of a generated view. */
export const pages = createNameRegistry<ComponentType<PageProps>>('page');
