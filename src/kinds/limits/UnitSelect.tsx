import { useTranslate } from 'react-admin';
import { FieldFrame } from '../../fields/input/FieldFrame';
import { humanise } from '../../fields/humanise';

interface UnitSelectProps {
  id: string;
  /** The resource whose messages name the units. */
  resource: string;
  units: string[];
  value: string;
  readOnly: boolean;
  onChange: (unit: string) => void;
}

/** What the limits are counted in. It is not stored: it follows from the categories. */
export function UnitSelect({ id, resource, units, value, readOnly, onChange }: UnitSelectProps) {
  const translate = useTranslate();
  return (
    <FieldFrame id={id} label={translate('fields.limits.unit')} required={false} help={undefined} error={undefined}>
      <select
        id={id}
        className="control wide"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        disabled={readOnly}
      >
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {translate(`resources.${resource}.choices.unit.${unit}`, { _: humanise(unit) })}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
