import { Suspense, useEffect } from 'react';
import { useQuestionForm, type QuestionFormProps } from './questionForm';

interface LateQuestionsProps extends QuestionFormProps {
  /** Before that a submit button would send nothing, and say nothing of it. */
  onArrived: (isHere: true) => void;
}

/** Tells that what stands beside it has arrived. */
function Arrived({ onArrived }: Pick<LateQuestionsProps, 'onArrived'>) {
  useEffect(() => onArrived(true), [onArrived]);
  return null;
}

/** The questions of a dialog, once their inputs are loaded. */
export function LateQuestions({ onArrived, ...questions }: LateQuestionsProps) {
  const QuestionForm = useQuestionForm();
  return (
    <Suspense fallback={null}>
      <QuestionForm {...questions} />
      <Arrived onArrived={onArrived} />
    </Suspense>
  );
}
