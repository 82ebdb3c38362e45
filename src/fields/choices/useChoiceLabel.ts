import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { namedChoices } from '.';
import { humanise } from '../humanise';

const listedLabel = (field: CompiledField, value: unknown) => {
  const named = field.choices && 'use' in field.choices ? namedChoices.get(field.choices.use) : undefined;
  if (typeof named !== 'object') return undefined;
  return named.find((choice) => String(choice.value) === String(value))?.label;
};

/** Gives the text of a choice: its message, the label in its list, or the value itself made readable. */
export function useChoiceLabel(resource: CompiledResource, field: CompiledField) {
  const translate = useTranslate();
  return useCallback(
    (value: unknown, label?: string): string => {
      const known = Array.isArray(field.choices) && field.choices.map(String).includes(String(value));
      const fallback = label ?? listedLabel(field, value) ?? (known ? humanise(String(value)) : String(value));
      return translate(`resources.${resource.name}.choices.${field.name}.${String(value)}`, { _: fallback });
    },
    [translate, resource.name, field],
  );
}
