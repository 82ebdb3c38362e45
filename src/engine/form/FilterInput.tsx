import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { fieldTypes } from '../../fields/registry';
import { useFieldFacts } from '../../fields/useFieldFacts';
import type { CompiledField, CompiledResource } from '../../schema/compiled';

interface FilterInputProps {
  resource: CompiledResource;
  field: CompiledField;
  label: string;
}

const BooleanFilter = lazy(() =>
  import('../../fields/boolean/BooleanFilter').then((module) => ({ default: module.BooleanFilter })),
);

/** The input of a filter: never required, never locked, without the rules of the field. */
export function FilterInput({ resource, field, label }: FilterInputProps) {
  const translate = useTranslate();
  const facts = useFieldFacts(field);
  const { Input } = fieldTypes.get(field.type) ?? fieldTypes.require('text');
  /* A filter may be unset, which a checkbox cannot show. */
  const Known = field.type === 'boolean' ? BooleanFilter : Input;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <Known
        resource={resource}
        field={field}
        source={field.name}
        label={label}
        help={undefined}
        required={false}
        readOnly={false}
        facts={facts}
        emptyText={translate(`resources.${resource.name}.all.${field.name}`, { _: translate('fields.select.any') })}
      />
    </Suspense>
  );
}
