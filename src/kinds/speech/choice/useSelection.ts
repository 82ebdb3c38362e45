import { useCallback, useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { valueAt } from '../../../fields/valueAt';
import { chooseLabel, chooseLanguage, chooseVendor, conform, fill, type Offer, type Selection } from './selection';

const parts = ['vendor', 'label', 'language', 'voice'] as const;

type Bind = Readonly<Record<string, string>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const selectionOf = (bind: Bind, valueOf: (source: string) => unknown): Selection =>
  Object.fromEntries(parts.map((part) => [part, bind[part] ? textOf(valueOf(bind[part])) : null])) as never;

/** The inputs of one selection as one value. */
export function useSelectionValue(bind: Bind) {
  const { control, getValues, setValue, resetField } = useFormContext();
  useWatch({ control, name: parts.flatMap((part) => bind[part] ?? []) });
  const selection = selectionOf(bind, getValues);
  const put = useCallback(
    (next: Selection, isOwnChange = true) => {
      for (const part of parts) {
        const source = bind[part];
        if (!source || textOf(getValues(source)) === next[part]) continue;
        if (isOwnChange) setValue(source, next[part], { shouldDirty: true });
        else resetField(source, { defaultValue: next[part] });
      }
    },
    [bind, getValues, setValue, resetField],
  );
  const { defaultValues } = useFormState({ control });
  const stored = selectionOf(bind, (source) => valueAt(defaultValues, source));
  const isChanged = parts.some((part) => selection[part] !== stored[part]);
  return { selection, stored, isChanged, put };
}

const keyOf = (vendor: string | null, label: string | null) => JSON.stringify([vendor, label]);

type SelectionValue = ReturnType<typeof useSelectionValue>;

/** What an operator does to a selection, and what follows from it once the lists are there. What was loaded is never touched. */
export function useSelectionChanges(
  { selection, isChanged, put }: SelectionValue,
  offer: Offer | undefined,
  labelsOf: (vendor: string | null) => (string | null)[],
) {
  /** A choice whose lists have not been held against the selection yet. */
  const unchecked = useRef<string>(undefined);
  const key = keyOf(selection.vendor, selection.label);
  useEffect(() => {
    if (!offer || !isChanged) return;
    const isUnchecked = unchecked.current === key;
    unchecked.current = undefined;
    /* What is typed freely may be empty for a moment. */
    const isChosenFromLists = offer.languages === undefined || offer.languages.length > 0;
    if (isUnchecked) put(conform(selection, offer));
    else if (isChosenFromLists) put(fill(selection, offer));
  });
  return {
    onVendor: (vendor: string | null) => {
      const next = chooseVendor(vendor, labelsOf(vendor));
      unchecked.current = keyOf(vendor, next.label);
      put(next);
    },
    onLabel: (label: string | null) => {
      unchecked.current = keyOf(selection.vendor, label);
      put(chooseLabel(selection, label));
    },
    onLanguage: (language: string | null) => put(chooseLanguage(selection, language, offer)),
  };
}
