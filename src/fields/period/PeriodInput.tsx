import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { FieldFrame } from '../input/FieldFrame';
import { useFieldInput } from '../input/useFieldInput';
import type { FieldInputProps } from '../kit';
import { plainText } from '../plainText';
import { isRange, namedPeriods, rangeToText, textToRange, type Range } from './period';
import { periodText } from './periodText';
import { RangeInputs } from './RangeInputs';
import { dateIn, ownZone } from './zonedTime';

const ownRange = 'range';

/** Today, from its beginning to its end, on the clocks here. */
const rangeOfToday = (): Range => {
  const [now, zone] = [Date.now(), ownZone()];
  return { start: `${dateIn(now, zone)}T00:00`, end: `${dateIn(now, zone, 1)}T00:00`, zone };
};

/** Chooses a period by its name, or a start and an end on the clocks of a zone; what is half typed asks for nothing yet. */
export function PeriodInput(props: FieldInputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, field, error, aria } = useFieldInput(props);
  const { ref, onChange, onBlur, value: chosen } = field;
  const value = plainText(chosen);
  const [typed, setTyped] = useState(() => textToRange(value));
  const choose = (choice: string) => {
    const range = choice === ownRange ? rangeOfToday() : undefined;
    setTyped(range);
    onChange(range ? rangeToText(range) : choice);
  };
  const type = (range: Range) => {
    setTyped(range);
    if (isRange(range)) onChange(rangeToText(range));
  };
  const isNamed = (namedPeriods as readonly string[]).includes(value);
  return (
    <FieldFrame id={id} label={props.label} required={props.required} help={props.help} error={error}>
      <select
        {...aria}
        aria-readonly={undefined}
        id={id}
        ref={ref}
        className="control wide"
        value={typed ? ownRange : value}
        disabled={props.readOnly}
        onChange={(event) => choose(event.target.value)}
        onBlur={() => onBlur()}
      >
        <option value="">{props.emptyText ?? translate('fields.period.any')}</option>
        {namedPeriods.map((name) => (
          <option key={name} value={name}>
            {periodText(name, translate, locale)}
          </option>
        ))}
        {!typed && !isNamed && value !== '' && <option value={value}>{periodText(value, translate, locale)}</option>}
        <option value={ownRange}>{translate('fields.period.range')}</option>
      </select>
      {typed && <RangeInputs id={id} range={typed} onChange={type} />}
    </FieldFrame>
  );
}
