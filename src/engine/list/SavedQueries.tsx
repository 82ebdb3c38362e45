import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { CompiledResource } from '../../schema/compiled';

const SavedQueriesPopover = lazy(() =>
  import('./SavedQueriesPopover').then((module) => ({ default: module.SavedQueriesPopover })),
);

/** Opens the queries that the operator has kept for this list. */
export function SavedQueries({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('list.queries.button')}
      </Button>
      {anchor && (
        <Suspense>
          <SavedQueriesPopover resource={resource} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
