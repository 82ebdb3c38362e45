import { useEffect, useRef } from 'react';
import type { FieldState } from '../../schema/facts/fieldState';
import { useFormEnvironment } from './formEnvironment';
import { watchedInputs, type FieldPlace } from './useFieldFacts';
import { valueAt } from '../valueAt';

/** A box that was out of sight and is not ticked says nothing yet. */
const isNothing = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/**
 * A field that another input brings into view, or makes into another one, begins with its default: as a new record would. What
 * was loaded is never touched, and comes back with the choice that it was stored for.
 */
export function useCaseDefault({ field, visible }: FieldState, source: string, place: FieldPlace | undefined): void {
  const { form } = useFormEnvironment();
  const { type, default: preset, choices } = field;
  const kind = JSON.stringify([type, preset ?? null, choices ?? null]);
  const seen = useRef({ visible, kind, preset });
  useEffect(() => {
    const before = seen.current;
    if (before.visible === visible && before.kind === kind) return;
    seen.current = { visible, kind, preset };
    const { getValues, setValue } = form;
    const { defaultValues } = form.formState;
    const isAsStored = field.watches
      .flatMap((path) => watchedInputs(path, place))
      .every((name) => (getValues(name) ?? null) === (valueAt(defaultValues, name) ?? null));
    const isOther = before.kind !== kind && (before.preset !== undefined || preset !== undefined);
    const isUnfilled = preset !== undefined && isNothing(getValues(source));
    if (!visible || !(isOther || isUnfilled)) return;
    const stored: unknown = valueAt(defaultValues, source);
    setValue(source, (isAsStored ? stored : preset) ?? null, { shouldDirty: true });
  });
}
