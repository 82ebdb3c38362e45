/* In: what an action or a save asks. Out: the answers. */
import { useRef, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import type { QuestionFormProps } from '../../../actions/run/questionForm';
import { FieldInput } from '../../../fields/input/FieldInput';
import { FormEnvironmentProvider } from '../../../fields/input/formEnvironment';
import { useFocusFirst } from '../record/useFocusFirst';
import { useQuestions } from './useQuestions';

/** The questions of an action: the same inputs and rules as in a form, without a bar of its own. */
export function QuestionForm({ resource, questions, facts, onSubmit, formId }: QuestionFormProps) {
  const { form, environment, fields } = useQuestions({ resource, questions, facts, formId });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirst(element);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void form.handleSubmit(onSubmit)();
  };
  return (
    <FormProvider {...form}>
      <FormEnvironmentProvider value={environment}>
        <form id={formId} ref={element} onSubmit={submit} noValidate>
          <div className="dialog-form">
            {fields.map((field) => (
              <FieldInput key={field.name} resource={resource} field={field} source={field.name} />
            ))}
          </div>
        </form>
      </FormEnvironmentProvider>
    </FormProvider>
  );
}
