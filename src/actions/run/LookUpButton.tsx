import { useState, type ReactNode } from 'react';
import { LensMark } from '../../fields/elements/marks';
import { PlainButton } from '../../fields/elements/PlainButton';
import { useScreenCommand } from '../useScreenCommand';

interface LookUpButtonProps {
  /** Translated. */
  label: string;
  dialog: (onClose: () => void) => ReactNode;
}

/** Opens a dialog that looks something up; the command palette opens it, too. */
export function LookUpButton({ label, dialog }: LookUpButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useScreenCommand(label, () => setOpen(true));
  return (
    <>
      <PlainButton className="flush" onClick={() => setOpen(true)}>
        <LensMark size={1.25} />
        {label}
      </PlainButton>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
