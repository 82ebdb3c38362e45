import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import type { FieldCellProps } from '../kit';
import { countOf } from './countText';

/** "2 inbound, 1 outbound"; nothing for what there is none of. */
export function RowCountsCell({ resource, value, options }: FieldCellProps) {
  const translate = useTranslate();
  const flags = Array.isArray(options.count) ? (options.count as string[]) : [];
  const counts = flags.map((flag) => ({ flag, count: countOf(value, flag) })).filter(({ count }) => count > 0);
  const texts = counts.map(({ flag, count }) =>
    translate(`resources.${resource.name}.row_counts.${flag}`, { smart_count: count, _: `${count} ${flag}` }),
  );
  return (
    <span>
      {texts.map((text, index) => (
        <Fragment key={text}>
          <span style={{ whiteSpace: 'nowrap' }}>{index < texts.length - 1 ? `${text},` : text}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
