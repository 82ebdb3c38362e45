import { useState } from 'react';
import { useResourceTexts } from '../../actions/texts';
import { useScreenCommand } from '../../actions/useScreenCommand';
import { LensMark } from '../../fields/elements/marks';
import { PlainButton } from '../../fields/elements/PlainButton';
import type { PanelProps } from '../../engine/form/panels/panels';
import { AddressDialog } from './AddressDialog';

/** Asks which record has an address in the rows of `options.rows`; also in the command palette. */
export function AddressOwnerPanel({ resource, options }: PanelProps) {
  const texts = useResourceTexts(resource.name);
  const [isOpen, setOpen] = useState(false);
  const label = texts.text('address_button', 'Find an address');
  useScreenCommand(label, () => setOpen(true));
  return (
    <>
      <PlainButton className="flush" onClick={() => setOpen(true)}>
        <LensMark size={1.25} />
        {label}
      </PlainButton>
      {isOpen && <AddressDialog resource={resource} options={options} onClose={() => setOpen(false)} />}
    </>
  );
}
