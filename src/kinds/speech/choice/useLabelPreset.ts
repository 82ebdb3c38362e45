import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useStoredValue } from '../../../fields/input/useStoredValue';
import type { useSelectionValue } from './useSelection';

interface LabelPreset {
  value: ReturnType<typeof useSelectionValue>;
  /** Of the credentials for the vendor. */
  labels: readonly (string | null)[];
  mode: 'create' | 'edit' | 'show';
  /** Name of the input of the account. */
  account: string;
}

/**
 * A new record, and one that is given to another account, begins with a credential that is there; a label that is stored for the
 * account is kept, whether there is such a credential or not.
 */
export function useLabelPreset({ value, labels, mode, account }: LabelPreset): void {
  const { getValues } = useFormContext();
  const stored = useStoredValue(account);
  const { selection, isChanged, put } = value;
  useEffect(() => {
    const isOpen = mode === 'create' || (mode === 'edit' && (getValues(account) ?? null) !== (stored ?? null));
    const first = labels[0];
    if (!isOpen || first === undefined || labels.includes(selection.label)) return;
    put({ ...selection, label: first }, mode === 'edit' || isChanged);
  });
}
