import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormEnvironment } from '../../../fields/input/formEnvironment';
import type { Complaint } from '../../../fields/kit';
import { formComplaints } from '../../../rules/validate';
import { useFormParts } from '../record/FormContext';

const none: Complaint[] = [];

/** What makes it useless to go on: rules over the form of the severity `stop`, asked as soon as what they look at is chosen. */
export function useStops(): Complaint[] {
  const { resource } = useFormParts();
  const { form, facts, mode } = useFormEnvironment();
  const reads = useDataProvider();
  const rules = useMemo(() => (resource.form?.rules ?? []).filter(({ severity }) => severity === 'stop'), [resource]);
  const names = useMemo(
    () =>
      rules
        .flatMap(({ options }) => resource.fields[String(options?.field)] ?? [])
        .flatMap(({ name, watches }) => [name, ...watches])
        .filter((name) => name in resource.fields),
    [rules, resource],
  );
  const isAsked = rules.length > 0 && mode !== 'show';
  const watched: unknown = useWatch({ control: form.control, name: names, disabled: !isAsked });
  const { data = none } = useQuery({
    queryKey: [resource.name, 'stops', mode, watched],
    queryFn: () => {
      const values = form.getValues();
      const own = { ...resource, form: { ...resource.form!, rules } };
      return formComplaints({ resource: own, facts: { ...facts, subject: values, record: values }, reads });
    },
    enabled: isAsked,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}
