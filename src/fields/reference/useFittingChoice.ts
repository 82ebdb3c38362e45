import { useStoreContext, type Store } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CompiledResource } from '../../schema/types/compiled';
import { sharedFilter } from '../../session/choices/accountFilter';
import { useFormEnvironment } from '../input/formEnvironment';
import type { FieldInputProps } from '../kit';
import { plainText } from '../plainText';
import type { ReferenceOption } from './useSelectedOption';

/**
 * What a user's last new record of a resource referred to, for each account that records have. The platform does not say when a
 * record was made, so that this browser remembers it.
 * @param account of the record, where its resource has one
 */
export const lastChoice = (store: Store, resource: string, field: string, account: unknown) => {
  const key = `lastChoice.${resource}.${field}.${plainText(account)}`;
  return {
    read: (): unknown => store.getItem(key),
    write: (id: unknown): void => store.setItem(key, id),
  };
};

interface FittingChoice extends Pick<FieldInputProps, 'source' | 'field' | 'required'> {
  resource: CompiledResource;
  /** Whether the input begins as in a new record. */
  isNew: boolean;
  /** Whether it does so in a record that exists: what is preset is then a change. */
  hasAppeared: boolean;
  /** The filled filter and what else of the form the candidates depend on, as one text. */
  key: string;
  options: readonly ReferenceOption[];
  /** Whether the options are those of what the form holds now; whether they are all of them. */
  isReady: boolean;
  isWhole: boolean;
  /** What the form holds, and whether it may still be chosen. */
  selected: ReferenceOption | null;
  isSelectable: boolean;
}

/** What `reference.preset` says of a new record. */
function usePreset({ field, required, resource, options, ...state }: FittingChoice, account: unknown) {
  const store = useStoreContext();
  const preset = field.reference?.preset;
  if (preset === undefined || !state.isNew) return undefined;
  if (preset === 'only') return options.length === 1 && state.isWhole ? options[0]?.id : undefined;
  const known = preset === 'last' ? lastChoice(store, resource.name, field.name, account).read() : undefined;
  return options.find(({ id }) => id === known)?.id ?? (required ? options[0]?.id : undefined);
}

/**
 * Keeps what is chosen true to what it depends on. What was preset follows what it was preset by; what a person has chosen stays
 * where it still fits, and is taken out where it does not. What was loaded is never touched before something else is changed.
 * @returns `lost`, what was taken out and nothing has taken its place; `choose`, told of each choice that a person makes
 */
export function useFittingChoice(choice: FittingChoice) {
  const { source, required, key, isReady, hasAppeared, isSelectable } = choice;
  const { id = '', text } = choice.selected ?? {};
  const { resetField, getValues, setValue } = useFormContext();
  const { check } = useFormEnvironment();
  const account: unknown = useWatch({ name: sharedFilter });
  const wanted = usePreset(choice, account);
  const basis = `${key} ${plainText(account)}`;
  const judged = useRef(basis);
  /* What was preset here; null once a person has chosen, nothing included. */
  const ours = useRef<string | null>('');
  const [lost, setLost] = useState<string>();
  useEffect(() => {
    const held = plainText(getValues(source));
    if (!isReady || held !== id) return;
    const isOther = basis !== judged.current;
    judged.current = basis;
    const isOurs = held === ours.current || (held === '' && required && lost === undefined);
    if (isOurs && wanted !== undefined && wanted !== held && (isOther || held === '')) {
      ours.current = wanted;
      setLost(undefined);
      if (hasAppeared) setValue(source, wanted, { shouldDirty: true });
      else resetField(source, { defaultValue: wanted });
    } else if (isOther && held !== '' && (isOurs ? wanted === undefined : !isSelectable)) {
      ours.current = isOurs ? '' : null;
      if (!isOurs) setLost(text);
      setValue(source, null, { shouldDirty: true });
      check(source, 'change');
    }
  }, [
    source,
    required,
    isReady,
    hasAppeared,
    isSelectable,
    id,
    text,
    basis,
    wanted,
    lost,
    getValues,
    resetField,
    setValue,
    check,
  ]);
  return {
    lost: id === '' ? lost : undefined,
    choose: () => {
      ours.current = null;
      setLost(undefined);
    },
  };
}
