import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useRef } from 'react';
import type { CompiledAction } from '../../schema/types/compiled';
import { Questions } from '../run/Questions';
import { useAnswers } from '../run/useAnswers';
import { useResourceTexts } from '../texts';
import { useScreenCommand } from '../useScreenCommand';
import { useBulkAction, type BulkActionProps } from './useBulkAction';

/** Whether an action asks for one thing and nothing else: then it needs no dialog. */
export const asksInBar = ({ confirm, questions }: CompiledAction): boolean =>
  confirm !== true && Object.keys(questions).length === 1;

/** A declared action that asks for one thing: it is chosen and applied in the bar itself. */
export function BulkQuestion(props: BulkActionProps) {
  const { resource, action } = props;
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { facts, args, label, begin } = useBulkAction(props);
  const { submit, question } = useAnswers({ resource, action, args, onAnswer: begin });
  const formId = useId();
  const box = useRef<HTMLDivElement>(null);
  useScreenCommand(translate('actions.of_selection', { label, ...args }), () =>
    box.current?.querySelector('input')?.focus(),
  );
  return (
    <div ref={box} role="group" aria-label={label} className="bulk-question">
      <Questions {...{ resource, facts, formId }} questions={action.questions} onSubmit={submit} />
      <Button size="small" variant="outlined" type="submit" form={formId}>
        {texts.action(action.name, 'button', args)}
      </Button>
      {question}
    </div>
  );
}
