import { useState } from 'react';
import { useResourceTexts } from '../../actions/texts';
import { useScreenCommand } from '../../actions/useScreenCommand';
import type { PanelProps } from '../../engine/form/panels/panels';
import { LensMark } from '../../fields/elements/marks';
import { PlainButton } from '../../fields/elements/PlainButton';
import { inPart } from '../../loading/inPart';

const NumberDialog = inPart(() => import('./page/NumberDialog').then(({ NumberDialog }) => NumberDialog), {
  isHeavy: true,
});

/** Asks which entry takes a call to a number; also in the command palette. `options.carriers` is the resource of the carriers. */
export function NumberLookUpPanel({ resource, options }: PanelProps) {
  const label = useResourceTexts(resource.name).text('look_up', 'Which entry takes a call?');
  const [isOpen, setOpen] = useState(false);
  useScreenCommand(label, () => setOpen(true));
  return (
    <>
      <PlainButton className="flush" onClick={() => setOpen(true)}>
        <LensMark size={1.25} />
        {label}
      </PlainButton>
      {isOpen && <NumberDialog resource={resource} options={options} onClose={() => setOpen(false)} />}
    </>
  );
}
