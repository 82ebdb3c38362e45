import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { inputId, useFormEnvironment } from '../../../fields/input/formEnvironment';
import { useFormParts } from '../record/FormContext';
import { tabOf } from '../record/placedFields';

/** Opens the tab of an input and puts the focus into it; of a row as a whole, into its table. */
export function useJumpToField(): (source: string) => void {
  const { idPrefix } = useFormEnvironment();
  const { resource, openTab } = useFormParts();
  return useCallback(
    (source) => {
      const keys = source.split('.');
      const tab = tabOf(resource.form, keys[0] ?? '');
      if (tab) flushSync(() => openTab(tab));
      const targets = keys.map((_, index) => inputId(idPrefix, keys.slice(0, keys.length - index).join('.')));
      const element = targets.map((id) => document.getElementById(id)).find((found) => found !== null);
      element?.scrollIntoView?.({ block: 'center' });
      element?.focus();
    },
    [idPrefix, resource, openTab],
  );
}
