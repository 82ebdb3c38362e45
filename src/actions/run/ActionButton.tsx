/* In: one declared action with what it is about. Out: its questions, its call, and the message, values or panel that come of it. */
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../fields/elements/PlainButton';
import type { CompiledAction, CompiledResource } from '../../schema/types/compiled';
import { matches } from '../../schema/facts/predicate';
import { recordArguments, recordTitle } from '../recordTitle';
import type { ActionOutcome } from '../registry';
import { useResourceTexts } from '../texts';
import { useActionFacts, type ActionInput } from './useRunAction';
import { useScreenCommand } from '../useScreenCommand';
import { useSingleAction } from './useSingleAction';
import { inPart } from '../../loading/inPart';
import { drafts } from '../../session/ending/drafts';

const ActionDialog = inPart(() => import('./ActionDialog').then(({ ActionDialog }) => ActionDialog));
const ConfirmDialog = inPart(() => import('../bulk/ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog));
const PanelDialog = inPart(() => import('./PanelDialog').then(({ PanelDialog }) => PanelDialog));

export interface ActionButtonProps {
  resource: CompiledResource;
  action: CompiledAction;
  place: 'row' | 'form' | 'list';
  record?: RaRecord;
  /** Reads the unsaved values of the form, as they are when the button is pressed. */
  values?: () => Readonly<Record<string, unknown>>;
  filter?: Readonly<Record<string, unknown>>;
  /** There is nothing for it to do now. */
  isIdle?: boolean;
  /** Told what the action gave, e.g. values for the form to take over. */
  onOutcome?: (outcome: ActionOutcome) => void;
}

/** A declared action for one record, a form or the whole list. Whoever shows it has asked whether the session may do `needs`. */
export function ActionButton(props: ActionButtonProps) {
  const { resource, action, place, record, values, filter, isIdle = false, onOutcome } = props;
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const [isAsking, setIsAsking] = useState(false);
  /* An action of a form that makes another record leads there: what is unsaved is asked about before it is made. */
  const makesAnother = place === 'form' && action.operation === 'create';
  const { run, isRunning, failure, panel, closePanel } = useSingleAction(resource, action, {
    refreshes: place !== 'form',
    onOutcome,
    givesUpDrafts: makesAnother,
  });
  const [isLeaving, setLeaving] = useState(false);
  const inputNow = (): ActionInput => ({
    ...(record ? { record, selection: record } : {}),
    ...(values ? { values: values() } : {}),
    ...(filter ? { filter } : {}),
  });
  const facts = useActionFacts()(inputNow());
  const isEnabled = !isIdle && matches(action.enabled, facts);
  const asksFirst = action.confirm === true || Object.keys(action.questions).length > 0;
  const args = record ? recordArguments(resource, record) : {};
  const label = texts.action(action.name, 'label', args);
  const answer = async (ask: Record<string, unknown>) => {
    if (await run({ ...inputNow(), ask })) setIsAsking(false);
  };
  const isVisible = matches(action.visible, facts);
  const begin = () => (asksFirst ? setIsAsking(true) : void run(inputNow()));
  const press = () => (makesAnother && drafts.areThere() ? setLeaving(true) : begin());
  useScreenCommand(place !== 'row' && isVisible && isEnabled && !isRunning ? label : undefined, press);
  if (!isVisible) return null;
  return (
    <>
      <PlainButton
        variant={place === 'row' ? 'text' : 'outlined'}
        disabled={!isEnabled || isRunning}
        aria-label={place === 'row' && record ? `${label}: ${recordTitle(resource, record)}` : undefined}
        onClick={press}
      >
        {isRunning && !isAsking ? texts.action(action.name, 'running', args) : label}
      </PlainButton>
      {isLeaving && (
        <ConfirmDialog
          title={translate('form.unsaved.title')}
          text={translate('form.unsaved.text')}
          confirmLabel={translate('form.unsaved.leave')}
          onCancel={() => setLeaving(false)}
          onConfirm={() => {
            setLeaving(false);
            begin();
          }}
        />
      )}
      {isAsking && (
        <ActionDialog
          {...{ resource, action, facts, args, isRunning, failure }}
          onCancel={() => setIsAsking(false)}
          onAnswer={(ask) => void answer(ask)}
        />
      )}
      {panel && (
        <PanelDialog
          title={texts.action(action.name, 'title', args) || translate('actions.report.title')}
          onClose={closePanel}
        >
          {panel}
        </PanelDialog>
      )}
    </>
  );
}
