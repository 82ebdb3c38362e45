import { useFormState } from 'react-hook-form';
import { useConsole } from '../../session/ConsoleContext';
import { FieldSet } from '../../fields/input/FieldSet';
import { inputId, useFormEnvironment } from '../../fields/input/formEnvironment';
import type { FieldInputProps } from '../../fields/kit';
import { useChoiceLabel } from '../../fields/choices/useChoiceLabel';
import { useFieldInput } from '../../fields/input/useFieldInput';
import { useFieldTexts } from '../../fields/useFieldTexts';
import { valueAt } from '../../fields/valueAt';
import { LimitInput } from './LimitInput';
import { quantityOf } from './limitRows';
import { limitUnits } from './limitUnits';
import { OtherLimits } from './OtherLimits';
import { UnitSelect } from './UnitSelect';
import { useLimits } from './useLimits';

interface ErrorParts {
  message?: string;
  root?: { message?: string };
  quantity?: { message?: string };
}

const messageAt = (errors: object, source: string): string | undefined => {
  const error = valueAt(errors, source) as ErrorParts | undefined;
  return error?.quantity?.message ?? error?.root?.message ?? error?.message;
};

/** Limits by category, in one unit at a time: choosing another unit empties those of the one before, and Save deletes them. */
export function LimitsInput(props: FieldInputProps) {
  const { resource, field: declared, source, label, help, readOnly, facts } = props;
  const { registry } = useConsole();
  const { idPrefix } = useFormEnvironment();
  const child = registry.get(resource.related[declared.name]?.resource ?? '') ?? resource;
  const labelOf = useChoiceLabel(child, child.fields.category ?? declared);
  const { placeholder } = useFieldTexts(child, child.fields.quantity ?? declared);
  const { id, field } = useFieldInput(props, { format: (value) => value, parse: (value) => value });
  const { errors } = useFormState({ name: source });
  const units = limitUnits(child, facts);
  const { rows, unit, choose, kept, deleted, set } = useLimits(field.value, units, field.onChange);
  if (!unit) return null;
  return (
    <FieldSet id={id} label={label} help={help} required={false} error={messageAt(errors, source)}>
      <div className="field-grid">
        {units.length > 1 && (
          <UnitSelect
            id={`${id}-unit`}
            resource={child.name}
            units={units.map(({ name }) => name)}
            value={unit.name}
            readOnly={readOnly}
            onChange={choose}
          />
        )}
        {unit.categories.map((category) => {
          const index = rows.findIndex((row) => row.category === category);
          return (
            <LimitInput
              key={category}
              id={inputId(idPrefix, index < 0 ? `${source}.${category}` : `${source}.${index}.quantity`)}
              label={labelOf(category)}
              placeholder={placeholder}
              quantity={quantityOf(rows, category)}
              error={index < 0 ? undefined : messageAt(errors, `${source}.${index}`)}
              readOnly={readOnly}
              onChange={(quantity) => set(category, quantity)}
              onBlur={() => field.onBlur()}
            />
          );
        })}
      </div>
      <OtherLimits
        kept={kept.map((category) => labelOf(category))}
        deleted={deleted.map((category) => labelOf(category))}
      />
    </FieldSet>
  );
}
