import { useEvent } from 'react-admin';
import { useEffect } from 'react';
import { useListState } from '../../../actions/useListState';

/**
 * A selection never outlives what the operator sees: it ends with every change of filters, page or page size, and when
 * the list is left, so that no row is changed in bulk that the filters on screen do not let through.
 */
export function useSelectionReset(): void {
  const { filterValues, page, perPage, selectedIds, onUnselectItems } = useListState();
  const shown = JSON.stringify([filterValues, page, perPage]);
  const reset = useEvent(() => {
    if (selectedIds.length > 0) onUnselectItems();
  });
  useEffect(() => {
    reset();
    return reset;
  }, [shown, reset]);
}
