import { useEffect, useMemo, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FilterInput } from './FilterInput';
import { FormEnvironmentProvider, type FormEnvironment } from '../../../fields/input/formEnvironment';
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';

export interface FilterFieldProps {
  resource: CompiledResource;
  field: CompiledField;
  value: unknown;
  /** Told of every change; null for an empty filter. */
  onChange: (value: unknown) => void;
  label: string;
  /** Told that it cannot be shown. */
  onClose?: () => void;
}

const orNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** One filter of a list by its field's type: a form of one input that follows the value outside. */
export function FilterField({ resource, field, value, onChange, label }: FilterFieldProps) {
  const { session, features } = useConsole();
  const form = useForm({ defaultValues: { [field.name]: value ?? null } });
  /** Changes made here that have not come back from outside yet: what was typed since then is not overwritten by them. */
  const awaited = useRef<unknown[]>([]);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const own = awaited.current.lastIndexOf(orNull(value));
    awaited.current = own < 0 ? [] : awaited.current.slice(own + 1);
    if (own < 0) form.reset({ [field.name]: value ?? null });
  }, [value, field.name, form]);
  const environment = useMemo<FormEnvironment>(
    () => ({
      mode: 'edit',
      idPrefix: `filter-${resource.name}`,
      facts: { session, features },
      form,
      check: (source, moment) => {
        if (moment !== 'change') return;
        const next: unknown = form.getValues(source);
        awaited.current.push(orNull(next));
        onChange(next);
      },
      afterPress: (run) => run(),
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
