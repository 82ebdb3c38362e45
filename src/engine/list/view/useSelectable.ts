import type { RaRecord } from 'react-admin';
import type { CompiledAction, CompiledResource } from '../../../schema/types/compiled';
import { usePreset } from '../filterValues/presetContext';
import type { May } from './useAccess';
import { isEmptyFilter } from '../filterValues/filterValues';
import { useListFilters } from '../filterValues/useListFilters';

export interface Selectable {
  bulkActions: CompiledAction[];
  canDelete: boolean;
  /** Whether there are boxes to tick. */
  isOffered: boolean;
  /** The filter that must be chosen before rows can be selected. */
  waitsFor: string | undefined;
  isSelectable: (record: RaRecord) => boolean;
}

/** What the session may do with several rows at once, and with which rows. */
export function useSelectable(resource: CompiledResource, may: May): Selectable {
  const { offered, values } = useListFilters(resource);
  const preset = usePreset();
  const { bulk = [], selectWith } = resource.list ?? {};
  const bulkActions = bulk.flatMap((name) => resource.actions[name] ?? []).filter(({ operation }) => may(operation));
  const canDelete = bulk.includes('delete') && resource.views.delete && may('delete');
  const isMissing =
    selectWith !== undefined &&
    offered.some(({ name }) => name === selectWith) &&
    isEmptyFilter(values[selectWith] ?? preset.values[selectWith]);
  const isWanted = bulkActions.length > 0 || canDelete;
  return {
    bulkActions,
    canDelete,
    isOffered: isWanted && !isMissing,
    waitsFor: isWanted && isMissing ? selectWith : undefined,
    isSelectable: (record) =>
      bulkActions.some(({ operation }) => may(operation, record)) || (canDelete && may('delete', record)),
  };
}
