import { useEffect, useRef } from 'react';
import './controls.css';

interface PlainCheckboxProps {
  label: string;
  /** Shows the label beside the box. */
  isLabelled?: boolean | undefined;
  isChecked: boolean;
  /** Stands for some of several. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** The browser's own box with a name for assistive software: a list has one for each of its rows. */
export function PlainCheckbox({
  label,
  isLabelled,
  isChecked,
  isMixed = false,
  isDisabled,
  onChange,
}: PlainCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="plain-checkbox">
      <input
        ref={input}
        type="checkbox"
        aria-label={isLabelled ? undefined : label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isLabelled && <span className="text">{label}</span>}
    </label>
  );
}
