import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormEnvironment } from '../../../fields/input/formEnvironment';
import { humanise } from '../../../fields/humanise';
import { fieldTypes, holdsRows } from '../../../fields/registry';
import { rowFields } from '../../../fields/rows/rowFields';
import { formText } from '../../../fields/input/formText';
import { factsAt, type FieldPlace } from '../../../fields/input/useFieldFacts';
import { fieldLabel } from '../../../fields/useFieldTexts';
import type { CompiledField } from '../../../schema/types/compiled';
import { applyCases } from '../../../schema/facts/fieldState';
import { useConsole } from '../../../session/ConsoleContext';
import { useFormParts } from '../record/FormContext';
import { ownerOf } from '../record/ownerOf';

/**
 * Gives the words for an input by its name, as the inputs themselves are called now: `gateways.1.port` becomes "Gateways, row 2,
 * Port". Where rows are known by a key, the key's choice stands for the row.
 */
export function useErrorLabel(): (source: string) => string {
  const translate = useTranslate();
  const { resource } = useFormParts();
  const { registry } = useConsole();
  const { getValues } = useFormContext();
  const { facts, valuesAs } = useFormEnvironment();
  const row = (owner: string, at: string, key: string | undefined) => {
    const value: unknown = key && getValues(`${at}.${key}`);
    return typeof value === 'string'
      ? translate(`resources.${owner}.choices.${key}.${value}`, { _: value })
      : translate('fields.rows.row', { number: Number(at.split('.').at(-1)) + 1 });
  };
  return (source) => {
    const parts = source.split('.');
    let owner = ownerOf(registry, resource, resource.fields[parts[0] ?? '']);
    let fields: Readonly<Record<string, CompiledField>> = resource.fields;
    let place: FieldPlace | undefined;
    const words = parts.map((part, depth) => {
      const at = parts.slice(0, depth + 1).join('.');
      if (/^\d+$/.test(part)) {
        place = { kind: 'row', source: at };
        return row(owner.name, at, resource.related[parts[0] ?? '']?.key?.[0]);
      }
      const field = fields[part];
      if (!field) return translate(`resources.${owner.name}.fields.${part}`, { _: humanise(part) });
      const wrongPart = fieldTypes.get(field.type)?.wrongPart?.(getValues(at));
      const word = wrongPart
        ? formText(translate, owner, wrongPart)
        : fieldLabel(translate, owner, applyCases(field, factsAt(getValues(), place, facts, valuesAs)));
      if (holdsRows(field.type)) {
        const rows = rowFields(owner, field, registry);
        owner = rows.resource;
        fields = Object.fromEntries(rows.fields.map((inner) => [inner.name, inner]));
      } else {
        fields = field.of ?? {};
        place = { kind: 'group', source: at };
      }
      return word;
    });
    return words.join(', ');
  };
}
