import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { CompiledResource } from '../../schema/compiled';
import type { Columns } from './useColumns';

const ColumnDialog = lazy(() => import('./ColumnDialog').then((module) => ({ default: module.ColumnDialog })));

/** Opens the choice of columns, which is loaded then. */
export function ColumnChooser({ resource, columns }: { resource: CompiledResource; columns: Columns }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('list.columns.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnDialog resource={resource} columns={columns} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
