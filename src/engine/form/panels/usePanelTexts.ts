import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';

/** Texts that only a form says: those below `form` in the texts of the resource that a panel belongs to. */
export function usePanelTexts({ name }: Pick<CompiledResource, 'name'>) {
  const translate = useTranslate();
  return useCallback(
    (key: string, args: Record<string, unknown> = {}): string =>
      translate(`resources.${name}.form.${key}`, { _: '', ...args }),
    [translate, name],
  );
}
