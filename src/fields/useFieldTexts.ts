import { useTranslate } from 'ra-core';
import type { CompiledField, CompiledResource } from '../schema/compiled';
import { humanise } from './humanise';

const optionText = (field: CompiledField, option: string) => {
  const value = field.options?.[option];
  return typeof value === 'string' ? value : field.name;
};

/**
 * The texts of a field: `resources.<name>.fields.<f>` and its neighbours.
 * A case of `variants` gives a shared field another text by `options.label` and `options.help`.
 */
export function useFieldTexts(resource: CompiledResource, field: CompiledField) {
  const translate = useTranslate();
  const text = (part: string, name: string) => translate(`resources.${resource.name}.${part}.${name}`, { _: '' });
  const labelName = optionText(field, 'label');
  return {
    label: text('fields', labelName) || text('fields', field.name) || humanise(labelName),
    help: text('help', optionText(field, 'help')) || undefined,
    placeholder: text('placeholders', optionText(field, 'placeholder')) || undefined,
  };
}
