import Popover from '@mui/material/Popover';
import { useId } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { SavedQueriesPanel } from './SavedQueriesPanel';

interface SavedQueriesPopoverProps {
  resource: CompiledResource;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The kept queries below the button that opened them. */
export function SavedQueriesPopover({ resource, anchor, onClose }: SavedQueriesPopoverProps) {
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <SavedQueriesPanel resource={resource} titleId={titleId} onClose={onClose} />
    </Popover>
  );
}
