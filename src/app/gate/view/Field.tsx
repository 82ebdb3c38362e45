import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** A warning that is not an error. */
  note?: string | undefined;
  /** Stands in the input, at its end. */
  button?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One required input with its label above and what there is to say about it below. */
export function Field({ label, onChange, error, note, button, ...input }: FieldProps) {
  const { id } = input;
  const notes = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <span aria-hidden="true">*</span>
      </label>
      <div className="with-button">
        <input
          {...input}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {button}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {note && (
        <p id={`${id}-note`} className="field-note" role="status">
          {note}
        </p>
      )}
    </div>
  );
}
