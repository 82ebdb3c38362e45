import { createElement, Suspense } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { panels } from '../../form/panels/panels';

/** The registered panels that a list has above its rows. */
export function ListPanels({ resource }: { resource: CompiledResource }) {
  const declared = resource.list?.panels ?? [];
  if (declared.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {declared.map(({ use, options = {} }) =>
        createElement(panels.require(use), { key: use, resource, record: undefined, bind: {}, options, mode: 'show' }),
      )}
    </Suspense>
  );
}
