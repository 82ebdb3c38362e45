import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { QuestionFormProps } from '../../../actions/run/questionForm';
import type { FormEnvironment } from '../../../fields/input/formEnvironment';
import { useConsole } from '../../../session/ConsoleContext';
import type { CompiledField } from '../../../schema/types/compiled';
import { createResolver } from '../rules/createResolver';
import { valuesOfNew, type FormValues } from '../record/initialValues';
import { createMomentNow } from '../record/momentNow';
import { useAfterPress } from '../rules/useAfterPress';
import { useChecks } from '../rules/useChecks';
import { useRules } from '../rules/useRules';

/** A question wants an answer: where None is one, it is chosen like every other. */
const asked = (field: CompiledField): CompiledField =>
  field.type === 'reference' && field.required === false
    ? { ...field, required: true, options: { ...field.options, none: true } }
    : field;

/** The state of a form of questions. They are answered anew each time, as a new record is. */
export function useQuestions({ resource, questions: declared, facts, formId }: Omit<QuestionFormProps, 'onSubmit'>) {
  const { registry } = useConsole();
  const questions = useMemo(
    () => Object.fromEntries(Object.entries(declared).map(([name, field]) => [name, asked(field)])),
    [declared],
  );
  const [moment] = useState(createMomentNow);
  const afterPress = useAfterPress();
  const askRules = useRules();
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
        moment: moment.read,
        afterPress,
      }),
    [resource, questions, registry, facts, askRules, moment, afterPress],
  );
  const form = useForm<FormValues>({ defaultValues, resolver, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const check = useChecks(form, moment, afterPress);
  const environment = useMemo<FormEnvironment>(
    () => ({ mode: 'create', idPrefix: formId, facts, valuesAs: 'ask', form, check, afterPress }),
    [formId, facts, form, check, afterPress],
  );
  return { form, environment, fields: Object.values(questions) };
}
