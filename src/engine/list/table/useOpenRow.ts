import type { RaRecord } from 'react-admin';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../actions/recordAddress';
import type { CompiledResource } from '../../../schema/types/compiled';
import { existingPages } from '../../routes/existingPages';
import type { May } from '../view/useAccess';

const interactive = 'a, button, input, select, textarea, label, [role="button"]';

/** Whether a record may be opened from its row, where it leads, and what a click on the row does. */
export function useOpenRow(resource: CompiledResource, record: RaRecord, may: May) {
  const navigate = useNavigate();
  const has = existingPages(resource);
  const canOpen = (has.record || has.show) && (may('edit', record) || may('show', record));
  const address = recordAddress(resource, record);
  const open = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    /* Events of a dialog that a row has opened come through here, too. */
    const isOwn = event.currentTarget.contains(target) && !target.closest(interactive);
    if (canOpen && isOwn) void navigate(address);
  };
  return { canOpen, address, open };
}
