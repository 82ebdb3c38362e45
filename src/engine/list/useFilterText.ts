import { useReference, useTranslate } from 'ra-core';
import { recordTitle } from '../../actions/recordTitle';
import { useResourceTexts } from '../../actions/texts';
import { plainText } from '../../fields/plainText';
import { fieldTypes } from '../../fields/registry';
import { useChoiceLabel } from '../../fields/useChoiceLabel';
import type { CompiledField, CompiledResource } from '../../schema/compiled';
import { useConsole } from '../../session/ConsoleContext';

const noField: CompiledField = {
  name: '',
  type: 'text',
  write: 'never',
  required: false,
  cases: [],
  watches: [],
  placed: false,
  secret: false,
};

/** What an active filter says: "Account: Acme", "Status: active", or what was typed. */
export function useFilterText(resource: CompiledResource, name: string, value: unknown): string {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
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
  if (name === 'q') return `“${id}”`;
  const label = texts.filter(name);
  if (field.type === 'boolean') return `${label}: ${translate(value ? 'list.filters.yes' : 'list.filters.no')}`;
  if (target) return `${label}: ${referenceRecord ? recordTitle(target, referenceRecord) : id}`;
  if (field.choices) return `${label}: ${choice(value)}`;
  return `${label}: ${fieldTypes.get(field.type)?.text(value, field, () => undefined) || id}`;
}
