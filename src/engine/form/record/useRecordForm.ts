/* In: a resource, and a record as it was loaded. Out: the state of its form: values, facts, judge, and what the parts of the form share. */
import { useCallback, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormEnvironment } from '../../../fields/input/formEnvironment';
import type { CompiledResource } from '../../../schema/types/compiled';
import { accountFilter, sharedFilter } from '../../../session/choices/accountFilter';
import { useConsole } from '../../../session/ConsoleContext';
import { createResolver } from '../rules/createResolver';
import { valuesOfNew, valuesOfRecord, type FormValues } from './initialValues';
import { createMomentNow } from './momentNow';
import { namesInTab } from './placedFields';
import { useAfterPress } from '../rules/useAfterPress';
import { useChecks } from '../rules/useChecks';
import { useFormFacts } from './useFormFacts';
import { useRules } from '../rules/useRules';

/** The state of one form: its values, its judge, and what its inputs share. */
export function useRecordForm(
  resource: CompiledResource,
  mode: 'create' | 'edit' | 'show',
  given: FormValues | undefined,
) {
  const { registry, session } = useConsole();
  const formId = useId();
  const [record, setRecord] = useState(given);
  const [madeId, setMadeId] = useState<string | number>();
  const facts = useFormFacts(mode, record, madeId);
  const [moment] = useState(createMomentNow);
  const afterPress = useAfterPress();
  const askRules = useRules();
  const defaultsOf = (loaded: FormValues | undefined): FormValues => {
    if (loaded)
      return valuesOfRecord(resource, loaded, { ...facts, subject: loaded, record: loaded, loaded }, registry);
    const shared = accountFilter.get();
    return valuesOfNew(
      resource,
      { ...facts, subject: {}, record: {} },
      registry,
      shared ? { [sharedFilter]: shared } : {},
    );
  };
  const [defaults, setDefaults] = useState(() => defaultsOf(given));
  const resolver = useMemo(
    () =>
      createResolver({
        validation: { resource, registry, mode, facts, askRules },
        shownNames: (values) =>
          (resource.form?.tabs ?? []).flatMap((tab) =>
            namesInTab(tab, { ...facts, subject: values, record: values }, session),
          ),
        moment: moment.read,
        afterPress,
      }),
    [resource, registry, mode, facts, askRules, session, moment, afterPress],
  );
  const form = useForm<FormValues>({
    defaultValues: defaults,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const check = useChecks(form, moment, afterPress);
  const environment = useMemo<FormEnvironment>(
    () => ({ mode, idPrefix: formId, facts, form, check, afterPress }),
    [mode, formId, facts, form, check, afterPress],
  );
  /** Takes a record over as what is stored now; the form then holds nothing unsaved. */
  const load = (loaded: FormValues, values?: FormValues) => {
    const next = defaultsOf(loaded);
    setRecord(loaded);
    setDefaults(next);
    form.reset(next);
    for (const [name, value] of Object.entries(values ?? {})) form.setValue(name, value, { shouldDirty: true });
  };
  /** Takes single values over as what is stored now; the others stay as they are typed. */
  const keep = useCallback(
    (stored: FormValues) => {
      setRecord((before) => before && { ...before, ...stored });
      setDefaults((before) => ({ ...before, ...stored }));
      for (const [name, value] of Object.entries(stored)) form.resetField(name, { defaultValue: value });
    },
    [form],
  );
  return {
    form,
    formId,
    record,
    defaults,
    environment,
    load,
    keep,
    setMadeId,
    valuesOf: defaultsOf,
    settled: moment.settled,
  };
}
