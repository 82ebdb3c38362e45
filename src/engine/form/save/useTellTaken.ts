import { useNotify, useTranslate } from 'react-admin';
import { fieldLabel } from '../../../fields/useFieldTexts';
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import { ownerOf } from '../record/ownerOf';

/** Tells which fields somebody else has changed, where their values were taken over without a question. */
export function useTellTaken(resource: CompiledResource): (taken: readonly CompiledField[]) => void {
  const notify = useNotify();
  const translate = useTranslate();
  const { registry } = useConsole();
  return (taken) => {
    if (taken.length === 0) return;
    const fields = taken.map((field) => fieldLabel(translate, ownerOf(registry, resource, field), field)).join(', ');
    notify('form.conflict.taken', { type: 'info', messageArgs: { fields } });
  };
}
