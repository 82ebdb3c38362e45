import type { useTranslate } from 'react-admin';
import type { CompiledResource } from '../../schema/types/compiled';

/**
 * A text that a resource has for a field type, panel or action which it lends: below `form` of its own texts, which come with its
 * form or with the first run of an action, so that no list carries them.
 */
export const formText = (
  translate: ReturnType<typeof useTranslate>,
  { name }: Pick<CompiledResource, 'name'>,
  key: string,
  args?: Record<string, unknown>,
): string => translate(`resources.${name}.form.${key}`, args);
