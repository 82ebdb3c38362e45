import { useTranslate } from 'react-admin';
import { isRange, type Range } from './period';
import { ownZone } from './zonedTime';

interface RangeInputsProps {
  id: string;
  range: Range;
  onChange: (range: Range) => void;
}

/** The zones that the browser knows, the one here and UTC first. */
const zones = (chosen: string): string[] => [
  ...new Set([ownZone(), 'UTC', chosen, ...Intl.supportedValuesOf('timeZone')]),
];

/** Start, end, and on whose clocks. */
export function RangeInputs({ id, range, onChange }: RangeInputsProps) {
  const translate = useTranslate();
  const isComplete = range.start !== '' || range.end !== '';
  const complaint = isRange(range) ? undefined : isComplete ? 'fields.period.order' : 'fields.period.incomplete';
  const time = (name: 'start' | 'end') => (
    <input
      type="datetime-local"
      className="control"
      aria-label={translate(`fields.period.${name}`)}
      aria-invalid={complaint !== undefined}
      aria-describedby={`${id}-range`}
      value={range[name]}
      onChange={(event) => onChange({ ...range, [name]: event.target.value.slice(0, 16) })}
    />
  );
  return (
    <div className="period-range">
      {time('start')}
      {time('end')}
      <select
        className="control"
        aria-label={translate('fields.period.zone')}
        value={range.zone}
        onChange={(event) => onChange({ ...range, zone: event.target.value })}
      >
        {zones(range.zone).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </select>
      <p id={`${id}-range`} role="status" className={complaint ? 'field-note error' : 'field-note'}>
        {complaint ? translate(complaint) : translate('fields.period.bounds')}
      </p>
    </div>
  );
}
