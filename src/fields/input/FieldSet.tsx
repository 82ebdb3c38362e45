import type { ReactNode } from 'react';
import { RequiredMark } from '../elements/marks';
import { useComplaintText } from './useComplaintText';
import '../elements/forms.css';

interface FieldSetProps {
  id: string;
  label: string;
  required: boolean;
  help: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** Several inputs under one name: a legend, help, error, then the inputs. */
export function FieldSet({ id, label, required, help, error, children }: FieldSetProps) {
  const complaintText = useComplaintText();
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-help ${id}-error`} className="field-set">
      <legend className="field-label">
        {label}
        {required && <RequiredMark />}
      </legend>
      {help && (
        <p id={`${id}-help`} className="field-note">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-note error">
          {complaintText(error)}
        </p>
      )}
      <div className="inputs">{children}</div>
    </fieldset>
  );
}
