import { useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FilterInput } from './FilterInput';
import { FormEnvironmentProvider, type FormEnvironment } from '../../fields/formEnvironment';
import type { CompiledField, CompiledResource } from '../../schema/compiled';
import { useConsole } from '../../session/ConsoleContext';

export interface FilterFieldProps {
  resource: CompiledResource;
  field: CompiledField;
  value: unknown;
  /** Told of every change; null for an empty filter. */
  onChange: (value: unknown) => void;
  label: string;
}

/** One filter of a list by its field's type: a form of one input that follows the value outside. */
export function FilterField({ resource, field, value, onChange, label }: FilterFieldProps) {
  const { session, features } = useConsole();
  const values = useMemo(() => ({ [field.name]: value ?? null }), [field.name, value]);
  const form = useForm({ values });
  const environment = useMemo<FormEnvironment>(
    () => ({
      mode: 'edit',
      idPrefix: `filter-${resource.name}`,
      facts: { session, features },
      check: (source, moment) => {
        if (moment === 'change') onChange(form.getValues(source));
      },
    }),
    [resource, session, features, form, onChange],
  );
  return (
    <FormProvider {...form}>
      <FormEnvironmentProvider value={environment}>
        <FilterInput resource={resource} field={field} label={label} />
      </FormEnvironmentProvider>
    </FormProvider>
  );
}
