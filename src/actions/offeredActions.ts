import { matches, watchedPaths, type Facts } from '../schema/facts/predicate';
import type { CompiledAction, CompiledResource } from '../schema/types/compiled';

/** Whether an action is there for this session, whatever record it is about: what else its condition reads is asked with the record. */
export const isForSession = ({ visible }: CompiledAction, facts: Pick<Facts, 'session' | 'features'>): boolean =>
  watchedPaths(visible).some((path) => !/^(session|features)\./.test(path)) ||
  matches(visible, { subject: {}, ...facts });

type May = (operation: string) => boolean;

interface Offered {
  /** Whether the record is opened to be changed or to be looked at; undefined where it has no page. */
  open: 'edit' | 'view' | undefined;
  declared: CompiledAction[];
  canDelete: boolean;
}

/** What a row offers. @param may whether the session may do an operation: with one record, or at all */
export function rowActions({ views, actions }: CompiledResource, may: May): Offered {
  const canView = may('show') && views.show;
  return {
    open: may('edit') && views.edit ? 'edit' : canView ? 'view' : undefined,
    declared: Object.values(actions).filter(({ on, operation }) => on.includes('row') && may(operation)),
    canDelete: views.delete && may('delete'),
  };
}

/** Whether any row of a list may offer something: a list that is only read needs no column for it. */
export function hasRowActions(resource: CompiledResource, may: May): boolean {
  const { open, declared, canDelete } = rowActions(resource, may);
  return open !== undefined || declared.length > 0 || canDelete;
}
