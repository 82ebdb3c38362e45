import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { CompiledAction, CompiledResource } from '../../schema/types/compiled';
import type { Facts } from '../../schema/facts/predicate';
import { FailureDetails } from '../FailureDetails';
import { failureText } from '../failureText';
import { Questions } from './Questions';
import { useAnswers } from './useAnswers';
import { useResourceTexts, type TextArguments } from '../texts';

export interface ActionDialogProps {
  resource: CompiledResource;
  action: CompiledAction;
  facts: Facts;
  /** For the texts of title and question. */
  args: TextArguments;
  isRunning?: boolean;
  /** Why the last try failed. */
  failure?: unknown;
  onCancel: () => void;
  onAnswer: (ask: Record<string, unknown>) => void;
}

/** Asks an action's questions, or whether to go on, before the call is made. */
export function ActionDialog(props: ActionDialogProps) {
  const { resource, action, facts, args, isRunning = false, failure, onCancel, onAnswer } = props;
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const [titleId, formId] = [useId(), useId()];
  const { submit, question } = useAnswers({ resource, action, args, onAnswer });
  const hasQuestions = Object.keys(action.questions).length > 0;
  return (
    <Dialog open onClose={isRunning ? undefined : onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{texts.action(action.name, 'title', args)}</DialogTitle>
      <DialogContent>
        {failure !== undefined && (
          <Alert severity="error">
            {failureText(translate, failure)}
            <FailureDetails of={failure} />
          </Alert>
        )}
        {action.confirm && <DialogContentText>{texts.action(action.name, 'confirm', args)}</DialogContentText>}
        {hasQuestions && (
          <Questions resource={resource} questions={action.questions} facts={facts} formId={formId} onSubmit={submit} />
        )}
        {isRunning && <DialogContentText role="status">{texts.action(action.name, 'running', args)}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isRunning}>
          {translate('actions.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isRunning}
          {...(hasQuestions ? { type: 'submit', form: formId } : { onClick: () => onAnswer({}) })}
        >
          {texts.action(action.name, 'button', args)}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
