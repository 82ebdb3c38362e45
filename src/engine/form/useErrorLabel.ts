import { useTranslate } from 'ra-core';
import { humanise } from '../../fields/humanise';
import { rowFields } from '../../fields/rows/rowFields';
import { useConsole } from '../../session/ConsoleContext';
import { useFormParts } from './FormContext';

/** Gives the words for an input by its name: `gateways.1.port` becomes "Gateways, row 2, Port". */
export function useErrorLabel(): (source: string) => string {
  const translate = useTranslate();
  const { resource } = useFormParts();
  const { registry } = useConsole();
  const label = (owner: string, name: string) => translate(`resources.${owner}.fields.${name}`, { _: humanise(name) });
  return (source) => {
    const [name = '', ...inner] = source.split('.');
    const field = resource.fields[name];
    const owner = field?.type === 'rows' ? rowFields(resource, field, registry).resource.name : resource.name;
    const rest = inner.map((part) =>
      /^\d+$/.test(part) ? translate('fields.rows.row', { number: Number(part) + 1 }) : label(owner, part),
    );
    return [label(resource.name, name), ...rest].join(', ');
  };
}
