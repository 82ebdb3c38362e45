import { createContext, useContext, type ComponentType } from 'react';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import type { Facts } from '../../schema/facts/predicate';

/** The answer None: chosen, not left out, which is null. */
export const noAnswer = '';

export interface QuestionFormProps {
  resource: CompiledResource;
  questions: Record<string, CompiledField>;
  /** What the questions' templates look at, `selection` included. */
  facts: Facts;
  onSubmit: (answers: Record<string, unknown>) => void;
  /** For the submit button outside the form. */
  formId: string;
}

const QuestionFormContext = createContext<ComponentType<QuestionFormProps> | undefined>(undefined);

/** The engine hands its question form down here, since actions know no form. */
export const QuestionFormProvider = QuestionFormContext.Provider;

/** @throws where no engine is above. */
export function useQuestionForm(): ComponentType<QuestionFormProps> {
  const component = useContext(QuestionFormContext);
  if (!component) throw new Error('Questions need a QuestionFormProvider above them.');
  return component;
}
