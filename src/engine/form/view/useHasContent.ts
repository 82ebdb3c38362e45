import { useMemo } from 'react';
import { useFormEnvironment } from '../../../fields/input/formEnvironment';
import { useWatchedFacts } from '../../../fields/input/useFieldFacts';
import type { CompiledSection } from '../../../schema/types/compiled';
import { fieldState } from '../../../schema/facts/fieldState';
import { mayShow } from '../panels/panels';
import { useFormParts } from '../record/FormContext';

/** Whether a section has a field to show now, or a panel that may have something to show. */
export function useHasContent(section: CompiledSection): boolean {
  const { resource } = useFormParts();
  const { mode } = useFormEnvironment();
  const fields = useMemo(
    () =>
      section.items.flatMap((item) =>
        item.kind === 'row' ? item.fields.flatMap((name) => resource.fields[name] ?? []) : [],
      ),
    [section, resource],
  );
  /* With a field that is always there nothing has to be watched. */
  const alwaysShown = useMemo(
    () =>
      section.items.some((item) => item.kind === 'panel' && mayShow(item.use, mode)) ||
      fields.some(({ visible, cases, scope }) => !visible && cases.length === 0 && !scope),
    [section, fields, mode],
  );
  const paths = useMemo(() => (alwaysShown ? [] : fields.flatMap(({ watches }) => watches)), [alwaysShown, fields]);
  const facts = useWatchedFacts(paths);
  return alwaysShown || fields.some((field) => fieldState(field, facts, { mode }).visible);
}
