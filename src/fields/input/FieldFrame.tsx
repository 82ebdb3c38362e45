import type { ReactNode } from 'react';
import { classes } from '../elements/classes';
import { RequiredMark } from '../elements/marks';
import { HelpAndError } from './HelpAndError';
import { useIsTableCell } from './tableCell';
import '../elements/controls.css';
import '../elements/forms.css';

interface FieldFrameProps {
  id: string;
  label: string;
  required: boolean;
  help: string | undefined;
  /** As react-hook-form keeps it. */
  error: string | undefined;
  children: ReactNode;
  /** False where the control brings its own label, as a checkbox does. */
  labelled?: boolean;
}

/** Label above, control, help that is always in view, error. In a table the column's heading stands for the label. */
export function FieldFrame({ id, label, required, help, error, children, labelled = true }: FieldFrameProps) {
  const isTableCell = useIsTableCell();
  return (
    <div className="field">
      {labelled && (
        <label htmlFor={id} className={classes('field-label', isTableCell && 'in-cell')}>
          {label}
          {required && <RequiredMark />}
        </label>
      )}
      {children}
      <HelpAndError id={id} help={help} error={error} />
    </div>
  );
}
