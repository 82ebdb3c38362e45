import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { CompiledField, CompiledResource } from '../schema/compiled';
import { fieldState, type FieldState } from '../schema/fieldState';
import { useFormEnvironment } from './formEnvironment';
import { fieldTypes } from './registry';
import { factsAt } from './useFieldFacts';
import { fieldLabel } from './useFieldTexts';

type Values = Record<string, unknown>;

interface Change {
  field: CompiledField;
  before: FieldState;
  after: FieldState;
}

/** How a field looks, as far as a value of one look may be wrong in another. */
const lookOf = ({ field: { type, choices, options } }: FieldState) => JSON.stringify([type, choices, options]);

const isOther = ({ before, after }: Change) => before.visible !== after.visible || lookOf(before) !== lookOf(after);

const isFilled = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

interface Options {
  resource: CompiledResource;
  /** Name of the input that decides which others there are. */
  source: string;
  /** Nothing is kept for a choice that is made again: what was typed for one must never reach another. */
  forgets?: boolean;
}

/**
 * Takes out of the form what belongs to a choice that is given up, and brings it back with the choice: typed, or as stored.
 * What the platform never changes stays.
 */
export function useSetAside({ resource, source, forgets = false }: Options) {
  const translate = useTranslate();
  const { mode, facts: rest } = useFormEnvironment();
  const { getValues, setValue, control } = useFormContext();
  const { defaultValues } = useFormState({ control });
  const aside = useRef(new Map<unknown, Values>());
  const [names, setNames] = useState<string[]>([]);

  const changesOf = (before: unknown, after: unknown): Change[] => {
    const values = getValues();
    const stateWith = (field: CompiledField, value: unknown) =>
      fieldState(field, factsAt({ ...values, [source]: value }, undefined, rest), { mode });
    return Object.values(resource.fields)
      .filter(({ name, placed, watches }) => placed && name !== source && watches.includes(source))
      .map((field) => ({ field, before: stateWith(field, before), after: stateWith(field, after) }))
      .filter((change) => !(mode === 'edit' && change.field.write === 'create'))
      .filter((change) => (forgets ? change.field.cases.length > 0 : isOther(change)));
  };

  /** @param before the choice that was given up */
  const choose = (before: unknown, after: unknown): void => {
    const changes = changesOf(before, after);
    const left = changes.filter((change) => change.before.visible);
    const values = getValues();
    if (!forgets)
      aside.current.set(
        before,
        Object.fromEntries(left.map(({ field }) => [field.name, values[field.name] as unknown])),
      );
    const isStored = mode === 'edit' && (defaultValues?.[source] ?? null) === (after ?? null);
    const kept: Values = aside.current.get(after) ?? (isStored ? { ...defaultValues } : {});
    for (const { field, after: state } of changes) {
      const empty: unknown = structuredClone(fieldTypes.get(state.field.type)?.empty ?? null);
      setValue(field.name, state.visible ? (kept[field.name] ?? empty) : empty, { shouldDirty: true });
    }
    const taken = left.filter(({ field }) => isFilled(values[field.name]) && !isFilled(getValues(field.name)));
    setNames(taken.map(({ before: { field } }) => fieldLabel(translate, resource, field)));
  };

  return { choose, note: names.length > 0 ? translate('fields.set_aside', { names: names.join(', ') }) : undefined };
}
