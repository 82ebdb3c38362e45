import { useStoreContext, type Store } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CompiledResource } from '../../schema/types/compiled';
import { sharedFilter } from '../../session/choices/accountFilter';
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

interface PresetChoice extends Pick<FieldInputProps, 'source' | 'field' | 'required'> {
  resource: CompiledResource;
  /** Whether the input begins as in a new record. */
  isNew: boolean;
  /** Whether it does so in a record that exists: what is preset is then a change. */
  hasAppeared: boolean;
  value: string;
  options: readonly ReferenceOption[];
  /** Whether the options are those of what the form holds now, and all of them. */
  isReady: boolean;
  isWhole: boolean;
}

/**
 * Chooses what `reference.preset` says, as long as nobody has chosen otherwise.
 * @returns called where a choice no longer fits and is taken back
 */
export function usePresetChoice({ source, field, required, resource, ...state }: PresetChoice): () => void {
  const { resetField, getValues, setValue } = useFormContext();
  const store = useStoreContext();
  const account: unknown = useWatch({ name: sharedFilter });
  const { value, options, hasAppeared } = state;
  const preset = field.reference?.preset;
  const byUs = useRef('');
  const first = required && preset !== 'only' && value === '' ? options[0]?.id : undefined;
  const only = preset === 'only' && options.length === 1 && state.isWhole ? options[0]?.id : undefined;
  const known = preset === 'last' ? lastChoice(store, resource.name, field.name, account).read() : undefined;
  const last = options.find(({ id }) => id === known)?.id;
  const isWanted = preset !== undefined && state.isNew && state.isReady;
  const wanted = isWanted ? (last ?? only ?? first) : undefined;
  useEffect(() => {
    const held: unknown = getValues(source);
    if (wanted === undefined || wanted === held) return;
    /* Nobody's choice is put aside; what has to be there and is not is nobody's. */
    if ((held || !required) && (held ?? '') !== byUs.current) return;
    byUs.current = wanted;
    if (hasAppeared) setValue(source, wanted, { shouldDirty: true });
    else resetField(source, { defaultValue: wanted });
  }, [wanted, required, hasAppeared, getValues, resetField, setValue, source]);
  return () => {
    byUs.current = '';
  };
}
