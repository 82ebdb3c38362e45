import type { RaRecord } from 'react-admin';
import type { CompiledAction, CompiledResource } from '../../../schema/types/compiled';
import { isForSession } from '../../../actions/offeredActions';
import { useConsole } from '../../../session/ConsoleContext';
import type { May } from './useAccess';

export interface Selectable {
  bulkActions: CompiledAction[];
  canDelete: boolean;
  /** Whether there are boxes to tick. */
  isOffered: boolean;
  isSelectable: (record: RaRecord) => boolean;
}

/** What the session may do with several rows at once, and with which rows. */
export function useSelectable(resource: CompiledResource, may: May): Selectable {
  const facts = useConsole();
  const bulk = resource.list?.bulk ?? [];
  const bulkActions = bulk
    .flatMap((name) => resource.actions[name] ?? [])
    .filter((action) => may(action.operation) && isForSession(action, facts));
  const canDelete = bulk.includes('delete') && resource.views.delete && may('delete');
  return {
    bulkActions,
    canDelete,
    isOffered: bulkActions.length > 0 || canDelete,
    isSelectable: (record) =>
      bulkActions.some(({ operation }) => may(operation, record)) || (canDelete && may('delete', record)),
  };
}
