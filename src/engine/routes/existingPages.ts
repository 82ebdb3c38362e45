import type { CompiledResource } from '../../schema/types/compiled';

/** Which addresses a resource has, generated or hand-written. */
export interface ExistingPages {
  list: boolean;
  add: boolean;
  /** The page of one record, at `:id/edit`. */
  record: boolean;
  /** A page of its own for looking at a record; elsewhere its address leads to the page of the record. */
  show: boolean;
  /** The form of a singleton stands in the place of the list. */
  isForm: boolean;
}

/** What a declaration's views and pages make of its addresses. */
export function existingPages({ views, pages, kind }: CompiledResource): ExistingPages {
  const record = views.edit || views.show || pages.edit !== undefined;
  const isForm = kind === 'singleton' && pages.list === undefined && record;
  return {
    list: !isForm && (views.list || pages.list !== undefined),
    add: views.create || pages.create !== undefined,
    record,
    show: pages.show !== undefined,
    isForm,
  };
}
