import { useRef } from 'react';
import { fieldTypes } from '../../../fields/registry';
import { useFieldFacts } from '../../../fields/input/useFieldFacts';
import { useAnyText } from '../filterValues/useAnyText';
import { TakeFocus } from './TakeFocus';
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';
import { BooleanFilter } from '../../../fields/boolean/BooleanFilter';

interface FilterInputProps {
  resource: CompiledResource;
  field: CompiledField;
  label: string;
}

/** The input of a filter that was pressed: never required, never locked, without the rules of the field. */
export function FilterInput({ resource, field, label }: FilterInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const any = useAnyText(resource.name, field.name);
  const facts = useFieldFacts(field);
  const { Input } = fieldTypes.get(field.type) ?? fieldTypes.require('text');
  /* A filter may be unset, which a checkbox cannot show. */
  const Known = field.type === 'boolean' ? BooleanFilter : Input;
  return (
    <div ref={box}>
      <Known
        resource={resource}
        field={field}
        source={field.name}
        label={label}
        help={undefined}
        required={false}
        readOnly={false}
        facts={facts}
        emptyText={any}
        opens
      />
      <TakeFocus within={box} />
    </div>
  );
}
