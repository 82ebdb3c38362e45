import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../../fields/elements/PlainButton';
import type { CompiledResource } from '../../../schema/types/compiled';
import type { Columns } from './useColumns';
import { inPart } from '../../../loading/inPart';

const ColumnDialog = inPart(() => import('./ColumnDialog').then(({ ColumnDialog }) => ColumnDialog));

/** Opens the choice of columns, which is loaded then. */
export function ColumnChooser({ resource, columns }: { resource: CompiledResource; columns: Columns }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('list.columns.button')}
      </PlainButton>
      {isOpen && <ColumnDialog resource={resource} columns={columns} onClose={() => setOpen(false)} />}
    </>
  );
}
