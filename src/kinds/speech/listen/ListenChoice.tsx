import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Choice } from '../../../fields/choices/choice';
import { FieldFrame } from '../../../fields/input/FieldFrame';

interface ListenChoiceProps {
  label: string;
  value: string;
  /** Free text where there are none. */
  choices?: readonly Choice[];
  isLoading?: boolean;
  onChange: (value: string) => void;
}

/** One of a list, or what is typed. */
export function ListenChoice({ label, value, choices = [], isLoading = false, onChange }: ListenChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const isListed = choices.length > 0 || isLoading;
  return (
    <FieldFrame id={id} label={label} required={false} help={undefined} error={undefined}>
      {isListed ? (
        <select
          id={id}
          className="control wide"
          value={value}
          disabled={isLoading}
          onChange={({ target }) => onChange(target.value)}
        >
          {value === '' && <option value="">{isLoading ? translate('fields.loading') : ''}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label ?? choice.value}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="control wide"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          /* Enter would save the form around it. */
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
    </FieldFrame>
  );
}
