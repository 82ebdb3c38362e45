import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { CompiledField } from '../../schema/types/compiled';
import { reservedWords, type Facts } from '../../schema/facts/predicate';
import { useFormEnvironment, type FormEnvironment, type StandingFacts } from './formEnvironment';
import { valueAt } from '../valueAt';

/** Where a field stands that is not the form's own: in a row of a table, or in a group. */
export interface FieldPlace {
  kind: 'row' | 'group';
  /** Of the row or group, e.g. `gateways.2`. */
  source: string;
}

/** Names of the form's inputs that a path of a predicate or template reads. */
export function watchedInputs(path: string, place: FieldPlace | undefined): string[] {
  const [first = '', ...rest] = path.split('.');
  if (first === 'record' || first === 'parent' || first === 'ask') return [rest.join('.')];
  if (first === 'row') return place ? [`${place.source}.${rest.join('.')}`] : [];
  if ((reservedWords as readonly string[]).includes(first)) return [];
  if (!place) return [path];
  return place.kind === 'row' ? [`${place.source}.${path}`] : [`${place.source}.${path}`, path];
}

const objectAt = (values: object, source: string) => (valueAt(values, source) ?? {}) as Record<string, unknown>;

/**
 * What the conditions of a field look at: of a row its own values, of a group the group's before the form's.
 * Answers to questions stand before the record that the questions are about.
 */
export function factsAt(
  values: Record<string, unknown>,
  place: FieldPlace | undefined,
  rest: StandingFacts,
  valuesAs: FormEnvironment['valuesAs'] = 'record',
): Facts {
  const form: Facts =
    valuesAs === 'ask'
      ? { ...rest, subject: { ...rest.record, ...values }, ask: values }
      : { ...rest, subject: values, record: values };
  if (!place) return form;
  const own = objectAt(values, place.source);
  if (place.kind === 'group') return { ...form, subject: { ...form.subject, ...own } };
  return { ...form, subject: own, row: own, parent: values };
}

/** What a field's templates and conditions look at now; follows only the inputs that the field depends on. */
export function useFieldFacts(field: CompiledField, place?: FieldPlace): Facts {
  return useWatchedFacts(field.watches, place);
}

/** The same for a section or tab, which watches paths of its own. */
export function useWatchedFacts(paths: readonly string[], place?: FieldPlace): Facts {
  const { facts: rest, valuesAs, form } = useFormEnvironment();
  const { control, getValues } = form;
  const names = useMemo(
    () => paths.flatMap((path) => watchedInputs(path, place)),
    // The place is made anew in each render; only what it says matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [paths, place?.kind, place?.source],
  );
  /* Questions are few, and their conditions may name an answer in several ways: without names all are watched. */
  const isQuestion = valuesAs === 'ask';
  /* As one text: the rows of a table, watched as they are, would be copied by each field that looks at them. */
  const watched = useWatch({
    control,
    name: isQuestion ? (undefined as never) : names,
    compute: (values: unknown) => JSON.stringify(values),
    disabled: !isQuestion && names.length === 0,
  });
  return useMemo(
    () => factsAt(getValues(), place, rest, valuesAs),
    // What was watched is the signal; the values themselves are read from the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [watched, rest, valuesAs, place?.kind, place?.source],
  );
}
