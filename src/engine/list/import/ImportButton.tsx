/* In: a list whose declaration says what tells the rows of a file apart. Out: a button, and behind it the tool that takes a file in. */
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { inPart } from '../../../loading/inPart';
import type { CompiledResource } from '../../../schema/types/compiled';
import type { May } from '../view/useAccess';
import { usePreset } from '../filterValues/presetContext';

const ImportDialog = inPart(() => import('./page/ImportDialog').then(({ ImportDialog }) => ImportDialog));

/** Opens the import, a part of its own that comes along with daily work. */
export function ImportButton({ resource, may }: { resource: CompiledResource; may: May }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { values } = usePreset();
  return (
    <>
      <PlainButton onClick={() => setOpen(true)} aria-busy={isOpen}>
        {translate('list.import')}
      </PlainButton>
      {isOpen && <ImportDialog {...{ resource, may }} filter={values} onClose={() => setOpen(false)} />}
    </>
  );
}
