import { useTranslate } from 'react-admin';
import type { CompiledField, CompiledResource } from '../schema/types/compiled';
import { humanise } from './humanise';

const optionText = (field: CompiledField, option: string) => {
  const value = field.options?.[option];
  return typeof value === 'string' ? value : field.name;
};

type Translate = ReturnType<typeof useTranslate>;

const textIn = (translate: Translate, resource: CompiledResource) => (part: string, name: string) =>
  translate(`resources.${resource.name}.${part}.${name}`, { _: '' });

/** What a field is called. */
export function fieldLabel(translate: Translate, resource: CompiledResource, field: CompiledField): string {
  const text = textIn(translate, resource);
  const name = optionText(field, 'label');
  return text('fields', name) || text('fields', field.name) || field.label || humanise(name);
}

/**
 * The texts of a field: `resources.<name>.fields.<f>` and its neighbours.
 * A case of `variants` gives a shared field another text by `options.label` and `options.help`.
 */
export function useFieldTexts(resource: CompiledResource, field: CompiledField) {
  const translate = useTranslate();
  const text = textIn(translate, resource);
  /* Each is looked up where it is wanted: a form may have hundreds of fields. */
  return {
    get label() {
      return fieldLabel(translate, resource, field);
    },
    get help() {
      return text('help', optionText(field, 'help')) || field.help;
    },
    get placeholder() {
      return text('placeholders', optionText(field, 'placeholder')) || undefined;
    },
  };
}
