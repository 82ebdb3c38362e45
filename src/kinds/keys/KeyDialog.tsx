import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { FailureDetails } from '../../actions/FailureDetails';
import { failureText } from '../../actions/failureText';
import { Questions } from '../../actions/run/Questions';
import { ShownOnce } from '../../fields/elements/ShownOnce';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { useConsole } from '../../session/ConsoleContext';
import { usePanelTexts } from '../../engine/form/panels/usePanelTexts';
import type { ApiKey } from './apiKey';
import { useKeyTask } from './useKeyTask';
import type { Keys } from './useKeys';

/** A new key, the end of one, or a new one in the place of one. */
export type KeyTask = { kind: 'create' } | { kind: 'delete' | 'rotate'; key: ApiKey };

/** Whether the browser let the text into the clipboard. */
const isCopied = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );

interface KeyDialogProps {
  resource: CompiledResource;
  task: KeyTask;
  keys: Pick<Keys, 'create' | 'remove'>;
  onClose: () => void;
}

/**
 * Makes a key and shows it once; then, where it takes the place of another, retires that one when the operator says so. Until then both
 * answer. A key that is on the screen goes only by a button: by accident it would be lost.
 */
export function KeyDialog({ resource, task, keys, onClose }: KeyDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = usePanelTexts(resource);
  const [titleId, formId] = [useId(), useId()];
  const { session, features } = useConsole();
  const { run, isRunning, failure } = useKeyTask();
  const [token, setToken] = useState<string>();
  const old = task.kind === 'create' ? undefined : task.key;
  const name = old?.name ?? '';
  const isMade = token !== undefined;
  const makes = !isMade && task.kind !== 'delete';
  /* One press: where the browser refuses, the button beside the key copies it. */
  const make = (more: Record<string, unknown>) =>
    run(async () => {
      const made = await keys.create(more);
      setToken(made);
      if (await isCopied(made)) notify(text('copied'), { type: 'success' });
    }, text('created'));
  const retire = async () => {
    if (old && (await run(() => keys.remove(old.id), text('deleted')))) onClose();
  };
  const question = isMade ? (old ? 'both_answer' : undefined) : `ask.${task.kind}`;
  const reason = failureText(translate, failure);
  const retires = old && (isMade || task.kind === 'delete');
  return (
    <Dialog open onClose={isMade || isRunning ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{text(`title.${isMade ? 'made' : task.kind}`)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {isMade && <ShownOnce text={token} copied={text('copied')} />}
          {question && <div>{text(question, { name })}</div>}
          {makes && (
            <Questions
              resource={resource}
              questions={{ expires_at: resource.fields.expires_at as CompiledField }}
              facts={{ subject: {}, session, features }}
              formId={formId}
              onSubmit={(more) => void make(more)}
            />
          )}
          {failure !== undefined && (
            <Alert severity="error">
              {isMade ? text('not_retired', { name, reason }) : reason}
              <FailureDetails of={failure} />
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button type="button" onClick={onClose} disabled={isRunning}>
          {isMade && old ? text('keep_both') : translate(isMade ? 'actions.close' : 'actions.cancel')}
        </Button>
        {makes && (
          <Button type="submit" form={formId} variant="contained" disabled={isRunning}>
            {text('make')}
          </Button>
        )}
        {retires && (
          <Button type="button" variant="contained" color="error" disabled={isRunning} onClick={() => void retire()}>
            {isMade ? text('retire') : translate('actions.delete.button')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
