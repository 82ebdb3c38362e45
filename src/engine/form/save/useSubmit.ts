/* In: the values of a form when Save is pressed. Out: the provider's answer: a message and the next page, or what was refused at its inputs. */
import { useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { successes } from '../../../actions/successes';
import { denialKey } from '../../../actions/texts';
import { askAnew } from '../../../actions/delete/askAnew';
import { addresses } from '../../../schema/addresses';
import { sameAddress } from '../../../schema/sameAddress';
import { useConsole } from '../../../session/ConsoleContext';
import { questionsBeforeSave } from '../../../rules/validate';
import type { Complaint } from '../../../fields/kit';
import type { CompiledResource } from '../../../schema/types/compiled';
import { flatFormErrors } from '../rules/flatFormErrors';
import type { FormValues } from '../record/initialValues';
import { tabOf } from '../record/placedFields';
import type { SaveFailure } from './saveFailure';
import { useAfterSave } from './useAfterSave';
import { useListAddress } from './useListAddress';
import type { useRecordForm } from '../record/useRecordForm';
import { useSave, type Base, type Meanwhile } from './useSave';
import { useTellRemoved } from './useTellRemoved';
import { useTellTaken } from './useTellTaken';

/** Save from the button to the end: the judge, the provider, what it refused, and where it leads. */
export function useSubmit(
  resource: CompiledResource,
  mode: 'create' | 'edit' | 'show',
  { form, record, defaults, load, valuesOf, environment, setMadeId, settled }: ReturnType<typeof useRecordForm>,
  openTab: (id: string) => void,
) {
  const { registry } = useConsole();
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  /* Who has one record and no list begins anew. */
  const list = useListAddress(resource);
  const isLeaving = useRef(false);
  /* From the press of Save to its end: what is typed meanwhile would be lost. */
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const queryClient = useQueryClient();
  const [refusals, setRefusals] = useState(0);
  /* What waits for an answer before it is saved. */
  const [asked, setAsked] = useState<{ values: FormValues; questions: Complaint[] }>();
  const leave = () => {
    isLeaving.current = true;
    void navigate(list ?? addresses.add(resource.name));
  };
  const onSaved = useAfterSave({
    resource,
    isNew: mode === 'create',
    isThere,
    onLeave: () => {
      isLeaving.current = true;
    },
    onStay: (saved) => load(saved),
  });
  /** The first complaint decides which tab is in view. */
  const refuse = (source: string | undefined) => {
    const tab = tabOf(resource.form, source?.split('.')[0] ?? '');
    if (tab) openTab(tab);
    setRefusals((count) => count + 1);
  };
  const onFailed = (failure: SaveFailure) => {
    /* Whoever has gone elsewhere is told there, and stays there. */
    if (!isThere.current) return notify(failure.key, { type: 'error', messageArgs: failure.args });
    /* The next Save must not find that the value is taken by the record itself. */
    if (failure.createdId !== undefined) setMadeId(failure.createdId);
    for (const [source, id] of failure.ids) form.setValue(source, id, { shouldDirty: true });
    for (const [source, message] of failure.errors) form.setError(source, { type: 'server', message });
    if (failure.errors.length > 0) refuse(failure.errors[0]?.[0]);
    /* At a field there is no room for what the platform itself says. */
    if (failure.errors.length > 0 && failure.args.details !== undefined)
      notify(failure.key, { type: 'error', messageArgs: failure.args });
    if (failure.kind === 'gone') {
      notify('form.gone', { type: 'error' });
      /* A form that is no record's of a list has nowhere to go: what there is now is read. */
      if (resource.kind === 'collection') leave();
      else void askAnew(queryClient, [resource.name, ...sameAddress(registry, resource)]);
    } else if (failure.kind === 'refused' && failure.errors.length === 0) {
      const denial = failure.isDenied ? denialKey(translate, resource.name, mode) : undefined;
      if (denial) notify(denial, { type: 'error' });
      else notify(failure.key, { type: 'error', messageArgs: failure.args });
    }
  };
  const onRemoved = useTellRemoved(resource);
  /** The form begins with what is stored now, and keeps what was typed; of `theirs` it takes the stored value. */
  const rebase = (now: FormValues, typed: FormValues, theirs: readonly string[]): Base => {
    const current = valuesOf(now);
    const values = { ...typed, ...Object.fromEntries(theirs.map((name) => [name, current[name]])) };
    load(now, values);
    return { loaded: now, values, defaults: current };
  };
  const tellTaken = useTellTaken(resource);
  const onTaken = ({ now, taken }: Meanwhile, values: FormValues): Base => {
    tellTaken(taken);
    return rebase(
      now,
      values,
      taken.map(({ name }) => name),
    );
  };
  const saving = useSave({ resource, record, defaults, onSaved, onRemoved, onFailed, onTaken });
  const run = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    successes.end();
    try {
      await settled();
      await work();
    } finally {
      /* On the way to another page the form is done with: a second click must not save again. */
      busy.current = isLeaving.current;
      setBusy(isLeaving.current);
    }
  };
  const askOrSave = async (values: FormValues) => {
    const questions = questionsBeforeSave(resource, { ...environment.facts, subject: values, record: values });
    if (questions.length > 0) setAsked({ values, questions });
    else await saving.save(values);
  };
  const save = form.handleSubmit(
    (values: FormValues) => askOrSave(values),
    (errors) => refuse(flatFormErrors(errors)[0]?.source),
  );
  const submit = () => void run(() => save());
  /** The answer to what was asked once more. */
  const answer = (isYes: boolean) => {
    setAsked(undefined);
    if (isYes && asked) void run(() => saving.save(asked.values));
  };
  /** Saves over somebody else's change, with their values where they were chosen. */
  const decide = (theirs: string[]) => {
    if (!saving.meanwhile) return;
    const { now, taken } = saving.meanwhile;
    saving.settle();
    tellTaken(taken);
    const base = rebase(now, form.getValues(), [...theirs, ...taken.map(({ name }) => name)]);
    void run(() => saving.save(base.values, base));
  };
  return { ...saving, isBusy, submit, asked: asked?.questions, answer, decide, refusals, isLeaving, leave };
}
