import type { RaRecord } from 'react-admin';
import { createElement, Fragment } from 'react';
import { useResourceTexts } from '../../../actions/texts';
import { Cell } from '../../../fields/Cell';
import type { CompiledResource } from '../../../schema/types/compiled';
import { humanise } from '../../../fields/humanise';
import { useConsole } from '../../../session/ConsoleContext';
import { rank } from '../../../session/session';
import { panels } from '../../form/panels/panels';

const jsonText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

interface RowDetailsProps {
  resource: CompiledResource;
  record: RaRecord;
  /** Fields that stand beside it already, and are not said again. */
  besides?: readonly string[];
}

/** What a row shows below it: a registered panel, or every field of the record. */
export function RowDetails({ resource, record, besides = [] }: RowDetailsProps) {
  const texts = useResourceTexts(resource.name);
  const { session } = useConsole();
  const expand = resource.list?.expand;
  if (typeof expand === 'object') {
    return createElement(panels.require(expand.use), { resource, record, bind: {}, options: {}, mode: 'show' });
  }
  const shown = Object.values(resource.fields).filter(
    ({ secret, scope = 'account', name }) =>
      !secret && rank(session.scope) >= rank(scope) && name in record && !besides.includes(name),
  );
  /* A newer server says more than is declared. */
  const others = expand === 'everything' ? Object.keys(record).filter((name) => !(name in resource.fields)) : [];
  return (
    <dl className="list-details">
      {shown.map((field) => (
        <Fragment key={field.name}>
          <dt>{texts.field(field.name)}</dt>
          <dd>
            <Cell
              resource={resource}
              field={field}
              record={record}
              value={record[field.name] as unknown}
              options={{}}
            />
          </dd>
        </Fragment>
      ))}
      {others
        .filter((name) => name !== 'id')
        .map((name) => (
          <Fragment key={name}>
            <dt>{humanise(name)}</dt>
            <dd>{jsonText(record[name])}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
