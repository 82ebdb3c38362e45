import { useMemo } from 'react';
import { useFormEnvironment } from '../../../fields/input/formEnvironment';
import { useWatchedFacts } from '../../../fields/input/useFieldFacts';
import type { CompiledTab } from '../../../schema/types/compiled';
import { fieldState } from '../../../schema/facts/fieldState';
import { useConsole } from '../../../session/ConsoleContext';
import { useFormParts } from '../record/FormContext';
import { hasPanel, namesInTab, namesOf, watchesOfTab } from '../record/placedFields';

/** The tab that is in view, of those that are shown; none where the form has no tabs. */
export function useOpenTab(shown: readonly CompiledTab[]): CompiledTab | undefined {
  const { tab: wanted } = useFormParts();
  const tabs = shown.filter(({ id }) => id !== '');
  return tabs.find(({ id }) => id === wanted) ?? tabs[0];
}

/** The tabs that have something to show now. */
export function useShownTabs(): CompiledTab[] {
  const { resource } = useFormParts();
  const { session } = useConsole();
  const { mode } = useFormEnvironment();
  const tabs = useMemo(() => resource.form?.tabs ?? [], [resource]);
  const paths = useMemo(() => {
    const names = tabs.flatMap(({ sections }) => sections.flatMap(({ items }) => items.flatMap(namesOf)));
    const ofFields = names.flatMap((name) => resource.fields[name]?.watches ?? []);
    return tabs.length < 2 ? [] : [...new Set([...tabs.flatMap(watchesOfTab), ...ofFields])];
  }, [tabs, resource]);
  const facts = useWatchedFacts(paths);
  return tabs.filter((tab) => {
    if (tabs.length < 2 || hasPanel(tab, facts, session)) return true;
    return namesInTab(tab, facts, session).some((name) => {
      const field = resource.fields[name];
      return field !== undefined && fieldState(field, facts, { mode }).visible;
    });
  });
}
