import { useState, type ComponentType } from 'react';
import { useResourceTexts } from '../actions/texts';
import { useScreenCommand } from '../actions/useScreenCommand';
import type { PanelProps } from '../engine/form/panels/panels';
import { LensMark } from '../fields/elements/marks';
import { PlainButton } from '../fields/elements/PlainButton';

export interface LookUpDialogProps extends Pick<PanelProps, 'resource' | 'options'> {
  onClose: () => void;
}

/**
 * A panel with one button that opens `Dialog`, in which something is looked up; the command palette opens it, too.
 * `key` names the button's text among those of the resource, `label` is its English where the resource has none.
 */
export function lookUpPanel(Dialog: ComponentType<LookUpDialogProps>, key: string, label: string) {
  return function LookUpPanel({ resource, options }: PanelProps) {
    const [isOpen, setOpen] = useState(false);
    const text = useResourceTexts(resource.name).text(key, label);
    useScreenCommand(text, () => setOpen(true));
    return (
      <>
        <PlainButton className="flush" onClick={() => setOpen(true)}>
          <LensMark size={1.25} />
          {text}
        </PlainButton>
        {isOpen && <Dialog {...{ resource, options }} onClose={() => setOpen(false)} />}
      </>
    );
  };
}
