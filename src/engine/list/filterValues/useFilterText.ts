import { useLocale, useReference, useTranslate } from 'react-admin';
import { recordTitle } from '../../../actions/recordTitle';
import { useResourceTexts } from '../../../actions/texts';
import { plainText } from '../../../fields/plainText';
import { fieldTypes } from '../../../fields/registry';
import { useChoiceLabel } from '../../../fields/choices/useChoiceLabel';
import type { CompiledField, CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';

const noField: CompiledField = {
  name: '',
  type: 'text',
  write: 'never',
  required: false,
  rules: [],
  cases: [],
  watches: [],
  placed: false,
  secret: false,
};

/** What is chosen in a filter: the title of a record, a choice's label, or what was typed. */
export function useFilterValueText(resource: CompiledResource, name: string, value: unknown): string {
  const translate = useTranslate();
  const locale = useLocale();
  const { registry } = useConsole();
  const field = resource.list?.filters.find((filter) => filter.name === name)?.field ?? noField;
  const target = registry.get(field.reference?.resource ?? '');
  const id = plainText(value);
  const { referenceRecord } = useReference({
    reference: target?.name ?? '',
    id,
    options: { enabled: target !== undefined && id !== '', retry: false },
  });
  const choice = useChoiceLabel(resource, field);
  if (field.type === 'boolean') return translate(value ? 'list.filters.yes' : 'list.filters.no');
  if (target) return referenceRecord ? recordTitle(target, referenceRecord) : id;
  const type = fieldTypes.get(field.type);
  if (type?.filterText) return type.filterText(value, translate, locale);
  if (field.choices) return choice(value);
  return type?.text(value, field, () => undefined) || id;
}

/** What an active filter says: "Account: Acme", "Status: active", or what was typed. */
export function useFilterText(resource: CompiledResource, name: string, value: unknown): string {
  const texts = useResourceTexts(resource.name);
  const text = useFilterValueText(resource, name, value);
  return name === 'q' ? `“${text}”` : `${texts.filter(name)}: ${text}`;
}
