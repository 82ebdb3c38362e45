import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { QuestionFormProps } from '../../actions/questionForm';
import type { FormEnvironment } from '../../fields/formEnvironment';
import { useConsole } from '../../session/ConsoleContext';
import { createResolver } from './createResolver';
import { valuesOfNew, type FormValues } from './initialValues';
import { createMomentNow } from './momentNow';
import { useChecks } from './useChecks';
import { useRules } from './useRules';

const noRules = () => Promise.resolve([]);

/** The state of a form of questions. They are answered anew each time, as a new record is. */
export function useQuestions({ resource, questions, facts, formId }: Omit<QuestionFormProps, 'onSubmit'>) {
  const { registry } = useConsole();
  const [moment] = useState(createMomentNow);
  const { askRules } = useRules(resource, facts);
  const defaultValues = useMemo(
    () => valuesOfNew({ fields: questions, related: {} }, facts, registry),
    [questions, facts, registry],
  );
  const resolver = useMemo(
    () =>
      createResolver({
        validation: {
          resource: { ...resource, fields: questions, related: {} },
          registry,
          mode: 'create',
          facts,
          valuesAs: 'ask',
          askRules,
        },
        shownNames: () => Object.keys(questions),
        formComplaints: noRules,
        moment: moment.read,
      }),
    [resource, questions, registry, facts, askRules, moment],
  );
  const form = useForm<FormValues>({ defaultValues, resolver, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const check = useChecks(form, moment);
  const environment = useMemo<FormEnvironment>(
    () => ({ mode: 'create', idPrefix: formId, facts, valuesAs: 'ask', check }),
    [formId, facts, check],
  );
  return { form, environment, fields: Object.values(questions) };
}
