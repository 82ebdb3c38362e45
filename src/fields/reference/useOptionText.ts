import { useTranslate, type RaRecord } from 'react-admin';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';
import { matches, type Facts } from '../../schema/facts/predicate';
import type { Said } from '../../schema/types';
import { recordText } from './recordText';

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
