import { useState, type ReactNode } from 'react';
import type { CompiledAction, CompiledResource } from '../../schema/types/compiled';
import { ConfirmDialog } from '../bulk/ConfirmDialog';
import { useResourceTexts, type TextArguments } from '../texts';
import { noAnswer } from './questionForm';

type Answers = Record<string, unknown>;

interface AnswersOptions {
  resource: CompiledResource;
  action: CompiledAction;
  /** For the texts. */
  args: TextArguments;
  onAnswer: (ask: Answers) => void;
}

/** Answers to an action's questions; one that takes something away is asked about once more, by `question`. */
export function useAnswers({ resource, action, args, onAnswer }: AnswersOptions): {
  submit: (answers: Answers) => void;
  question: ReactNode;
} {
  const texts = useResourceTexts(resource.name);
  const [emptying, setEmptying] = useState<Answers>();
  return {
    submit: (answers) => (Object.values(answers).includes(noAnswer) ? setEmptying(answers) : onAnswer(answers)),
    question: emptying && (
      <ConfirmDialog
        title={texts.action(action.name, 'title', args)}
        text={texts.action(action.name, 'none', { smart_count: 1, ...args })}
        confirmLabel={texts.action(action.name, 'button', args)}
        onCancel={() => setEmptying(undefined)}
        onConfirm={() => {
          setEmptying(undefined);
          onAnswer(emptying);
        }}
      />
    ),
  };
}
