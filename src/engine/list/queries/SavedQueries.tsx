/* In: filters, sort and page size of a list. Out: the same under a name, to be opened again. */
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../../fields/elements/PlainButton';
import type { CompiledResource } from '../../../schema/types/compiled';
import { inPart } from '../../../loading/inPart';

const SavedQueriesPopover = inPart(() =>
  import('./SavedQueriesPopover').then(({ SavedQueriesPopover }) => SavedQueriesPopover),
);

/** Opens the queries that the operator has kept for this list. */
export function SavedQueries({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <PlainButton aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('list.queries.button')}
      </PlainButton>
      {anchor && <SavedQueriesPopover resource={resource} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
