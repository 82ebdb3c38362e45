import { useTranslate, type RaRecord } from 'react-admin';
import { matches, type Facts } from '../../schema/facts/predicate';
import type { Said } from '../../schema/types';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { fillTemplate } from '../../schema/facts/template';
import { plainText } from '../plainText';

/** The text that stands for a record: its resource's title, or the identifier. */
export const recordText = (resource: CompiledResource, record: Record<string, unknown>): string =>
  fillTemplate(resource.title, { subject: record, record }) ?? plainText(record.id);

/**
 * What a record that could be chosen is called. `options.marks` of a reference says of some what sets them apart: the message of the
 * first entry that fits, with `%{name}`; bare paths read the record.
 */
export function useOptionText(
  { options }: Pick<CompiledField, 'options'>,
  target: CompiledResource | undefined,
  facts: Facts,
): (record: RaRecord) => string {
  const translate = useTranslate();
  const marks = (options?.marks ?? []) as readonly Said[];
  return (record) => {
    const name = target ? recordText(target, record) : String(record.id);
    const mark = marks.find(({ when }) => matches(when, { ...facts, subject: record }));
    return mark ? translate(mark.message, { name }) : name;
  };
}
