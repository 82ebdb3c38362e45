import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { askAboutChanged } from '../delete/askAnew';
import { recordAddress } from '../recordAddress';
import type { CompiledAction, CompiledResource } from '../../schema/types/compiled';
import { draftsGivenUp } from '../../session/ending/drafts';
import { failureDetails, failureText } from '../failureText';
import { recordArguments } from '../recordTitle';
import type { ActionOutcome } from '../registry';
import { successes } from '../successes';
import { useResourceTexts } from '../texts';
import { useRunAction, type ActionInput } from './useRunAction';

export interface SingleActionOptions {
  /** Whether lists and records are fetched again: not below a form, whose unsaved values must stay. */
  refreshes: boolean;
  onOutcome?: ((outcome: ActionOutcome) => void) | undefined;
  /** What is unsaved was given up before: the way to another record asks nothing more. */
  givesUpDrafts?: boolean;
}

/** Runs an action once and tells how it went; `run` gives back whether it succeeded. */
export function useSingleAction(resource: CompiledResource, action: CompiledAction, options: SingleActionOptions) {
  const call = useRunAction(resource, action);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [panel, setPanel] = useState<ActionOutcome['panel']>();

  const run = async (input: ActionInput): Promise<boolean> => {
    setIsRunning(true);
    successes.end();
    setFailure(undefined);
    try {
      const outcome = await call(input);
      const args = {
        smart_count: 1,
        ...(input.record ? recordArguments(resource, input.record) : {}),
        ...outcome.args,
      };
      const text = outcome.message ? translate(outcome.message, args) : texts.action(action.name, 'done', args);
      notify(text, { type: outcome.severity ?? 'success' });
      setPanel(outcome.panel);
      options.onOutcome?.(outcome);
      if (outcome.open !== undefined)
        void navigate(recordAddress(resource, { ...input.record, id: outcome.open }), {
          ...(options.givesUpDrafts && { state: draftsGivenUp }),
        });
      if (options.refreshes) await askAboutChanged(queryClient, resource.name, [input.record?.id]);
      return true;
    } catch (reason) {
      setFailure(reason);
      notify(failureText(translate, reason), { type: 'error', messageArgs: failureDetails(reason) });
      return false;
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning, failure, panel, closePanel: () => setPanel(undefined) };
}
