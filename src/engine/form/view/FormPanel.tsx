import Skeleton from '@mui/material/Skeleton';
import { createElement, Suspense } from 'react';
import type { CompiledPanel, CompiledResource } from '../../../schema/types/compiled';
import { useFormParts } from '../record/FormContext';
import { panels } from '../panels/panels';

/** A registered panel inside a section. */
export function FormPanel({ panel, owner }: { panel: CompiledPanel; owner: CompiledResource }) {
  const { record, mode } = useFormParts();
  const { bind = {}, options = {} } = panel;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
      {createElement(panels.require(panel.use), { resource: owner, record, bind, options, mode })}
    </Suspense>
  );
}
