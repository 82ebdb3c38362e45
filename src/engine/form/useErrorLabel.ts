import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { humanise } from '../../fields/humanise';
import { holdsRows } from '../../fields/registry';
import { rowFields } from '../../fields/rows/rowFields';
import { fieldLabel } from '../../fields/useFieldTexts';
import { applyCases } from '../../schema/fieldState';
import { useConsole } from '../../session/ConsoleContext';
import { useFormParts } from './FormContext';
import { ownerOf } from './ownerOf';

/**
 * Gives the words for an input by its name: `gateways.1.port` becomes "Gateways, row 2, Port". Where rows are known by a key, the key's
 * choice stands for the row.
 */
export function useErrorLabel(): (source: string) => string {
  const translate = useTranslate();
  const { resource } = useFormParts();
  const { registry } = useConsole();
  const { getValues } = useFormContext();
  const label = (owner: string, name: string) => translate(`resources.${owner}.fields.${name}`, { _: humanise(name) });
  const row = (owner: string, source: string, index: string, key: string | undefined) => {
    const value: unknown = key && getValues(`${source}.${index}.${key}`);
    return typeof value === 'string'
      ? translate(`resources.${owner}.choices.${key}.${value}`, { _: value })
      : translate('fields.rows.row', { number: Number(index) + 1 });
  };
  return (source) => {
    const [name = '', ...inner] = source.split('.');
    const field = resource.fields[name];
    const own = ownerOf(registry, resource, field);
    const owner = field && holdsRows(field.type) ? rowFields(own, field, registry).resource.name : own.name;
    const key = resource.related[name]?.key?.[0];
    const rest = inner.map((part) => (/^\d+$/.test(part) ? row(owner, name, part, key) : label(owner, part)));
    /* As the input itself is called now. */
    const shown = field && applyCases(field, { subject: getValues() });
    return [shown ? fieldLabel(translate, own, shown) : label(own.name, name), ...rest].join(', ');
  };
}
