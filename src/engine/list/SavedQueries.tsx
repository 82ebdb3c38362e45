import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { CompiledResource } from '../../schema/compiled';
import { SavedQueriesPanel } from './SavedQueriesPanel';

/** Opens the queries that the operator has kept for this list. */
export function SavedQueries({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('list.queries.button')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <SavedQueriesPanel resource={resource} titleId={titleId} onClose={close} />
      </Popover>
    </>
  );
}
