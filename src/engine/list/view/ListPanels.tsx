import { createElement, Suspense } from 'react';
import type { CompiledResource, CompiledUse } from '../../../schema/types/compiled';
import { panels } from '../../form/panels/panels';

interface ListPanelsProps {
  resource: CompiledResource;
  shown: readonly CompiledUse[];
}

/** The registered panels that a list has above its rows. */
export function ListPanels({ resource, shown }: ListPanelsProps) {
  return (
    <Suspense fallback={null}>
      {shown.map(({ use, options = {} }) =>
        createElement(panels.require(use), { key: use, resource, record: undefined, bind: {}, options, mode: 'show' }),
      )}
    </Suspense>
  );
}
