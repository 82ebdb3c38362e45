import type { ReactNode } from 'react';
import { RequiredMark } from '../elements/marks';
import { HelpAndError } from './HelpAndError';
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
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-help ${id}-error`} className="field-set">
      <legend className="field-label">
        {label}
        {required && <RequiredMark />}
      </legend>
      <HelpAndError id={id} help={help} error={error} />
      <div className="inputs">{children}</div>
    </fieldset>
  );
}
